/** The four-coloured G that Google asks sign-in buttons to carry. */
export function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path
        fill="#4285f4"
        d="M22.5 12.2c0-.8-.1-1.500-.2-2.200H12v4.300h5.900a5 5 0 01-2.200 3.300v2.800h3.500c2.100-1.900 3.300-4.700 3.300-8.200z"
      />
      <path
        fill="#34a853"
        d="M12 23c3 0 5.500-1 7.300-2.600l-3.600-2.800c-1 .7-2.200 1.100-3.700 1.100a6.500 6.500 0 01-6.100-4.500H2.200v2.900A11 11 0 0012 23z"
      />
      <path fill="#fbbc05" d="M5.900 14.200a6.600 6.600 0 010-4.300V7H2.200a11 11 0 000 10z" />
      <path
        fill="#ea4335"
        d="M12 5.400c1.600 0 3.100.6 4.200 1.600l3.100-3.100A11 11 0 002.200 7l3.700 2.900A6.500 6.500 0 0112 5.400z"
      />
    </svg>
  );
}
