import { deleteAccount } from '@career/client/operations';
import { getAccountDataSizeOptions } from '@career/client/queries';
import type { ProofDto } from '@career/client/types';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import { useState } from 'react';
import { apiUrl } from '../../shared/api/api-host.ts';
import { sizeText } from '../../shared/documents/file-size.ts';
import { t } from '../../shared/language/texts.ts';
import { showNotice } from '../../shared/notices/notices.ts';
import { forgetSession } from '../../shared/session/session.ts';
import { announceSignOut } from '../../shared/session/session-end.ts';
import { ProofDialog } from './security/proof-dialog.tsx';
import { useSecurity } from './security/use-security.ts';

/** Taking everything along, and leaving for good. */
export function YourData() {
  const { data: security } = useSecurity();
  const { data: size } = useQuery(getAccountDataSizeOptions());
  const [asked, setAsked] = useState(false);
  const queries = useQueryClient();
  const navigate = useNavigate();

  const leave = async (body: ProofDto): Promise<void> => {
    const { data } = await deleteAccount({ body, throwOnError: true });
    await announceSignOut();
    await navigate({ to: '/' });
    forgetSession(queries);
    showNotice({ title: t`Account Deleted`, description: data.message });
  };

  return (
    <section className="card" aria-labelledby="profile-data">
      <h2 id="profile-data">{t`Your data`}</h2>
      <p className="profile-note">
        {t`What we keep, for how long, and who sees it:`} <a href="/privacy">{t`Privacy notice`}</a>
      </p>
      <ul className="profile-rows">
        <li className="profile-row">
          <div>
            <strong>{t`Download`}</strong>
            <p>
              {t`Everything we keep about you, as a zip file: texts as JSON, and the documents you uploaded.`}
              {size && t` Up to ${sizeText(size.bytes)}.`}
            </p>
          </div>
          <Button href={apiUrl('/api/account/data')} download>{t`Download My Data`}</Button>
        </li>
        <li className="profile-row">
          <div>
            <strong>{t`Delete account`}</strong>
            <p>{t`This also deletes all your resumes, letters, applications, documents and insights. You cannot undo it.`}</p>
          </div>
          <Button danger disabled={!security} onClick={() => setAsked(true)}>{t`Delete Account`}</Button>
        </li>
      </ul>
      {asked && security && (
        <ProofDialog
          title={t`Delete your account?`}
          explanation={t`Everything in it is deleted. You cannot get it back, and neither can we.`}
          confirmLabel={t`Delete Forever`}
          isDangerous
          security={security}
          failure={t`Account Not Deleted`}
          act={leave}
          onClose={() => setAsked(false)}
        />
      )}
    </section>
  );
}
