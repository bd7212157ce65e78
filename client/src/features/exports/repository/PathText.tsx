import { Fragment } from 'react';

/** A path, which breaks after a slash only. */
export function PathText({ path }: { path: string }) {
  const parts = path.split(/(?<=\/)/);
  return (
    <>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </>
  );
}
