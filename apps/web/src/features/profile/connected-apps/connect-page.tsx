import { readAppRequest as askApi } from '@career/client/operations';
import type { AppRequestDto } from '@career/client/types';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { ApiError, noticeText } from '../../../shared/api/api-error.ts';
import { t } from '../../../shared/language/texts.ts';
import { Failure } from '../../../shared/ui/failure.tsx';
import { Loading } from '../../../shared/ui/loading.tsx';
import { PageFrame } from '../../../shared/ui/page-frame.tsx';
import { AppConsent } from './app-consent.tsx';
import { readAppRequest } from './app-request.ts';
import { goToApp } from './go-to-app.ts';
import './connected-apps.css';

const INCOMPLETE = t`This link to connect an app is not complete. Go back to the app and start again.`;
const FAILED = t`Something went wrong. Please try again.`;

/** Asks a person whether an app may act for them. */
export function Page() {
  const { request: query } = useSearch({ strict: false }) as { request?: unknown };
  const request = readAppRequest(query);
  return (
    <PageFrame title={t`Connect an app`}>
      {request ? <Asked request={request} /> : <Failure text={INCOMPLETE} />}
    </PageFrame>
  );
}

function Asked({ request }: { request: AppRequestDto }) {
  const app = useQuery({
    queryKey: ['app-request', request],
    queryFn: async () => (await askApi({ body: request, throwOnError: true })).data,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (app.data) return <AppConsent app={app.data} request={request} />;
  if (!app.error) return <Loading text={t`Reading what the app asks for...`} />;
  const { redirectTo } = bodyOf(app.error);
  return (
    <>
      <Failure
        text={noticeText(app.error, FAILED)}
        onRetry={statusOf(app.error) === 422 ? undefined : () => void app.refetch()}
      />
      {typeof redirectTo === 'string' && (
        <p>
          <button
            type="button"
            className="button"
            onClick={() => goToApp(redirectTo)}
          >{t`Back to the app`}</button>
        </p>
      )}
    </>
  );
}

const statusOf = (error: unknown): number => (error instanceof ApiError ? error.status : 0);

const bodyOf = (error: unknown): { redirectTo?: unknown } =>
  (error instanceof ApiError && (error.body as { redirectTo?: unknown } | null)) || {};
