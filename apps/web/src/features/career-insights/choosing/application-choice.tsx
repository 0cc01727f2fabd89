import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { errorText } from '../../../shared/api/api-error.ts';
import { recentApplicationsQuery } from '../../../shared/applications/application-queries.ts';
import { LabelledControl } from '../../../shared/forms/native/labelled-control.tsx';
import { NativeSelect } from '../../../shared/forms/native/native-select.tsx';
import { t } from '../../../shared/language/texts.ts';
import { applicationQuery } from '../insight-queries.ts';
import insights from '../insights.module.css';
import styles from './choosing.module.css';

interface ApplicationChoiceProps {
  value: string;
  /** @param resumeId the resume that was sent with it, where that is known. */
  onChange: (applicationId: string, resumeId: string | undefined) => void;
}

/** An application whose position and posting are the target. */
export function ApplicationChoice({ value, onChange }: ApplicationChoiceProps) {
  const { data: recent, error } = useQuery(recentApplicationsQuery);
  const chosen = useQuery({ ...applicationQuery(value), enabled: value !== '' }).data;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the chosen application is known
  useEffect(() => {
    if (chosen?.resumeUsed) onChange(chosen.id, chosen.resumeUsed);
  }, [chosen?.id]);

  const listed = recent ?? [];
  const isListed = listed.some((one) => one.id === value);
  const all = chosen && !isListed ? [chosen, ...listed] : listed;
  return (
    <LabelledControl
      label={t`Application`}
      className={styles.field}
      hint={
        <>
          {error && <p className={insights.hint}>{errorText(error)}</p>}
          {recent?.length === 0 && (
            <p className={insights.hint}>{t`You are not tracking any application yet.`}</p>
          )}
          {chosen && chosen.jobDescription === '' && (
            <p
              className={insights.hint}
            >{t`This application has no posting, so we compare with its job title only.`}</p>
          )}
        </>
      }
    >
      {(id) => (
        <NativeSelect
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value, undefined)}
          options={[
            { value: '', label: t`Choose an application` },
            ...all.map(({ id: value, position, company }) => ({ value, label: `${position} - ${company}` })),
          ]}
        />
      )}
    </LabelledControl>
  );
}
