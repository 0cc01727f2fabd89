import { type ComponentProps, useState } from 'react';
import { OnDemand } from '../../../../shared/data-saver/on-demand.tsx';
import { useText } from '../editor-context.tsx';
import styles from '../steps/steps.module.css';
import { TextField } from './text-field.tsx';

/** The address of a portrait, which appears while it leads to a picture. */
export function PhotoField(props: ComponentProps<typeof TextField>) {
  const url = useText(props.path).trim();
  const [failed, setFailed] = useState('');
  const shows = /^https?:\/\//i.test(url) && failed !== url;
  return (
    <div className={styles.photo}>
      <TextField {...props} />
      {shows && (
        <OnDemand key={url} action="Show photo">
          <img
            className={styles.portrait}
            src={url}
            alt="Your portrait"
            referrerPolicy="no-referrer"
            onError={() => setFailed(url)}
          />
        </OnDemand>
      )}
    </div>
  );
}
