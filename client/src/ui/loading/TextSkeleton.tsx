import { Skeleton } from 'antd';

interface TextSkeletonProps {
  rows?: number;
}

/** Lines of a text to come. They are hidden from screen readers, to which they would be a list of empty items. */
export const TextSkeleton = ({ rows = 3 }: TextSkeletonProps) => (
  <div aria-hidden>
    <Skeleton active={false} title={false} paragraph={{ rows }} />
  </div>
);
