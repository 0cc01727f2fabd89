import { isOwnPicture } from '@career/contracts/vocabulary/picture-address';
import { useState } from 'react';
import { OnDemand } from '../../../../shared/data-saver/on-demand.tsx';
import { t } from '../../../../shared/language/texts.ts';
import { PictureChoice } from '../../../../shared/pictures/picture-choice.tsx';
import { useOwnPicture } from '../../../../shared/pictures/use-own-picture.ts';
import type { TextPath } from '../../form/form-path.ts';
import { useDocument, useEdit, useFieldError, useText } from '../editor-context.tsx';
import styles from '../steps/steps.module.css';
import { describedBy, FieldFrame } from './field-frame.tsx';
import fields from './fields.module.css';
import { templateFrame } from './template-frame.tsx';

interface PhotoFieldProps {
  path: TextPath;
  label: string;
  placeholder?: string | undefined;
  hint?: string | undefined;
}

/** A portrait: a photo of the person's own or the address of one, which appears while it leads to a picture. */
export function PhotoField({ path, label, placeholder, hint }: PhotoFieldProps) {
  const edit = useEdit();
  const address = useText(path).trim();
  const fieldError = useFieldError(path);
  const templateId = useDocument((document) => document.templateId);
  const isOwn = isOwnPicture(address);
  return (
    <div className={styles.photo}>
      <FieldFrame {...{ path, label, hint, fieldError }}>
        <input
          {...describedBy(path, hint, fieldError)}
          className={fields.control}
          type="url"
          dir="auto"
          // The address of an own photo says nothing to a person.
          value={isOwn ? '' : address}
          placeholder={isOwn ? t`Your own photo is used` : placeholder}
          autoComplete="off"
          onChange={(event) => edit.setField(path, event.target.value)}
        />
        <PictureChoice
          address={address}
          frameOf={() => templateFrame(templateId)}
          onChange={(chosen) => edit.setField(path, chosen)}
        />
      </FieldFrame>
      <Portrait key={address} address={address} />
    </div>
  );
}

function Portrait({ address }: { address: string }) {
  const [hasFailed, setHasFailed] = useState(false);
  if (hasFailed || !(isOwnPicture(address) || /^https?:\/\//i.test(address))) return null;
  return (
    <OnDemand action={t`Show photo`}>
      <PortraitPicture address={address} onError={() => setHasFailed(true)} />
    </OnDemand>
  );
}

function PortraitPicture({ address, onError }: { address: string; onError: () => void }) {
  const source = useOwnPicture(address);
  if (!source) return <div className={styles.portrait} />;
  return (
    <img
      className={styles.portrait}
      src={source}
      alt={t`Your portrait`}
      referrerPolicy="no-referrer"
      onError={onError}
    />
  );
}
