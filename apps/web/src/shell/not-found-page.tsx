export const NOT_FOUND_TITLE = '404 Page Not Found';

/** Any address that does not exist for this visitor. */
export function NotFoundPage() {
  return (
    <main id="main" className="page message-page">
      <h1 tabIndex={-1}>{NOT_FOUND_TITLE}</h1>
      <p>Check the address, or start again from the first page.</p>
      <a href="/" className="button" data-kind="primary">
        Go to the first page
      </a>
    </main>
  );
}
