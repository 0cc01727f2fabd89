/**
 * What processes of the release before still use and no entity describes any more: statements for a migration of the
 * release after this one, beside those that drop the triggers and functions of `resume-content`.
 */
export const RETIRED: readonly string[] = [
  'alter table "resume" drop column "personal_info", drop column "experience", drop column "education", drop column "skills", drop column "achievements", drop column "certifications", drop column "languages", drop column "design_options";',
];
