import { screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';

import { lazily } from './lazily.js';

const Panel = () => <p>{'The panel'}</p>;

const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

describe('a part in a chunk of its own', () => {
  beforeEach(() => (environment.IS_REACT_ACT_ENVIRONMENT = false));
  afterEach(() => (environment.IS_REACT_ACT_ENVIRONMENT = true));

  it('is shown when its chunk comes between the rendering of its place and the effects of that', async () => {
    let arrive: (part: ComponentType) => void = () => undefined;
    const Part = lazily(() => new Promise<ComponentType>((resolve) => (arrive = resolve)));
    Part.fetchAhead();
    function Page() {
      useLayoutEffect(() => arrive(Panel), []);
      return <Part />;
    }
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    root.render(<Page />);
    expect(await screen.findByText('The panel')).toBeVisible();
    root.unmount();
  });
});
