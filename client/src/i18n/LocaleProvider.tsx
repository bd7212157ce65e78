import { createContext, use, useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';

import { loadDictionary } from './locale.js';
import type { Dictionary, Locale } from './dictionary.js';

interface LocaleChoice {
  dictionary: Dictionary;
  choose: (locale: Locale) => void;
}

const LocaleContext = createContext<LocaleChoice | null>(null);

interface LocaleProviderProps {
  initial: Dictionary;
  onChoose: (locale: Locale) => void;
  children: ReactNode;
}

export function LocaleProvider({ initial, onChoose, children }: LocaleProviderProps) {
  const [dictionary, setDictionary] = useState(initial);
  const choose = useCallback(
    (locale: Locale) => {
      onChoose(locale);
      void loadDictionary(locale).then(async (chosen) => {
        await chosen.grow('all');
        setDictionary(chosen);
      });
    },
    [onChoose],
  );
  useEffect(() => {
    document.documentElement.lang = dictionary.locale;
  }, [dictionary]);
  return (
    <LocaleContext value={{ dictionary, choose }}>
      <IntlProvider locale={dictionary.locale} messages={dictionary.messages} defaultLocale="en">
        {children}
      </IntlProvider>
    </LocaleContext>
  );
}

/** The interface language, its dictionary, and how to choose another without a reload. */
export function useLocale(): LocaleChoice {
  const choice = use(LocaleContext);
  if (!choice) throw new Error('useLocale needs a LocaleProvider above it');
  return choice;
}
