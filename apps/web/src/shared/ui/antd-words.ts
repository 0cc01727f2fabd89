import type { ConfigProviderProps } from 'antd';
import { t } from '../language/texts.ts';

/** What antd says, from the catalogue: it has words for few of our languages. English is its default. */
export const antdWords = (language: string): ConfigProviderProps['locale'] =>
  language === 'en' || language === ''
    ? undefined
    : {
        locale: language,
        global: { placeholder: t`Please select`, close: t`Close`, show: t`Show`, hide: t`Hide` },
        Modal: { okText: t`OK`, cancelText: t`Cancel`, justOkText: t`OK` },
        Popconfirm: { okText: t`OK`, cancelText: t`Cancel` },
        Empty: { description: t`No data` },
      };
