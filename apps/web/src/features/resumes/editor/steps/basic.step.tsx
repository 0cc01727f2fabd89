import { useState } from 'react';
import { OnDemand } from '../../../../shared/data-saver/on-demand.tsx';
import { useDocument } from '../editor-context.tsx';
import { ChoiceField } from '../fields/choice-field.tsx';
import { ProseField, TextField } from '../fields/text-field.tsx';
import { CAREER_GOAL_CHOICES, EXPERIENCE_LEVEL_CHOICES } from './choices.ts';
import { INDUSTRY_SUGGESTIONS } from './industries.ts';
import styles from './steps.module.css';

export function BasicStep() {
  return (
    <>
      <section className={styles.group}>
        <h3>About this resume</h3>
        <div className={styles.grid}>
          <TextField
            path="title"
            label="Resume Title"
            required
            wide
            placeholder="e.g. Accountant, Lagos"
            hint="For your own list. It is not printed on the resume."
          />
          <ChoiceField path="careerGoal" label="Career Goal" choices={CAREER_GOAL_CHOICES} />
          <TargetCountry />
          <TextField
            path="industry"
            label="Industry"
            required
            placeholder="e.g. Accounting and finance"
            suggestions={INDUSTRY_SUGGESTIONS}
          />
          <ChoiceField path="experienceLevel" label="Experience Level" choices={EXPERIENCE_LEVEL_CHOICES} />
        </div>
      </section>

      <section className={styles.group}>
        <h3>Personal information</h3>
        <div className={styles.grid}>
          <TextField
            path="personalInfo.firstName"
            label="First Name"
            required
            placeholder="e.g. Adébáyọ̀"
            autoComplete="given-name"
          />
          <TextField
            path="personalInfo.lastName"
            label="Last Name"
            required
            placeholder="e.g. Ọláńrewájú"
            autoComplete="family-name"
          />
          <TextField
            path="personalInfo.email"
            label="Email"
            required
            type="email"
            placeholder="you@example.com"
            autoComplete="email"
          />
          <TextField
            path="personalInfo.phone"
            label="Phone"
            type="tel"
            placeholder="+234 803 123 4567"
            autoComplete="tel"
          />
          <TextField
            path="personalInfo.location"
            label="Location"
            placeholder="e.g. Ikeja, Lagos"
            autoComplete="address-level2"
          />
          <TextField
            path="personalInfo.website"
            label="Website"
            placeholder="https://example.com"
            autoComplete="url"
          />
          <TextField path="personalInfo.linkedin" label="LinkedIn" placeholder="linkedin.com/in/your-name" />
          <TextField path="personalInfo.github" label="GitHub" placeholder="github.com/your-name" />
          <TextField
            path="personalInfo.professionalTagline"
            label="Professional Tagline"
            wide
            placeholder="e.g. Chartered accountant for fast-growing teams"
            hint="One line under your name: what you do and for whom."
          />
          <PhotoField />
        </div>
      </section>

      <section className={styles.group}>
        <h3>Professional summary</h3>
        <ProseField
          path="summary"
          label="Summary"
          rows={6}
          hints="summary"
          placeholder="Three or four sentences: your trade, your years in it, and what you are best at."
        />
      </section>
    </>
  );
}

function TargetCountry() {
  const asked = useDocument((document) => document.careerGoal !== 'local');
  return (
    asked && (
      <TextField
        path="targetCountry"
        label="Target Country"
        placeholder="e.g. Canada"
        autoComplete="country-name"
      />
    )
  );
}

/** The portrait appears while its address leads to a picture. */
function PhotoField() {
  const url = useDocument((document) => document.personalInfo.photoUrl.trim());
  const [failed, setFailed] = useState('');
  const shows = /^https?:\/\//i.test(url) && failed !== url;
  return (
    <div className={styles.photo}>
      <TextField
        path="personalInfo.photoUrl"
        label="Photo URL"
        type="url"
        placeholder="https://example.com/portrait.jpg"
        hint="Shown by templates with a photo."
      />
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
