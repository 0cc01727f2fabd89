interface StatCardsProps {
  resumes: number;
  applications: number;
  letters: number;
  successRate: string;
}

export function StatCards({ resumes, applications, letters, successRate }: StatCardsProps) {
  const stats = [
    ['Resumes', resumes],
    ['Applications', applications],
    ['Cover Letters', letters],
    ['Success Rate', successRate],
  ] as const;
  return (
    <dl className="dash-stats" aria-label="Your numbers">
      {stats.map(([name, value]) => (
        <div key={name} className="dash-stat">
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
