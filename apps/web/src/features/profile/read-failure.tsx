import { Button } from 'antd';
import { errorText } from '../../shared/api/api-error.ts';
import { t } from '../../shared/language/texts.ts';

/** Says that a part of the screen could not be read, and offers to try again. */
export function ReadFailure({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <div role="alert" className="profile-row">
      <p>{errorText(error)}</p>
      <Button onClick={retry}>{t`Try Again`}</Button>
    </div>
  );
}
