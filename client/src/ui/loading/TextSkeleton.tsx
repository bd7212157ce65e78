import { Skeleton } from 'antd';

interface TextSkeletonProps {
  rows?: number;
}

/** Placeholder lines. Hidden from screen readers, which would read a list of empty items. */
export const TextSkeleton = ({ rows = 3 }: TextSkeletonProps) => (
  <div aria-hidden>
    <Skeleton active={false} title={false} paragraph={{ rows }} />
  </div>
);
