import { describe, expect, it } from '@jest/globals';
import { readJsonResume } from './json-resume-import.ts';

describe('the dialects of JSON Resume', () => {
  it('are read as people and other programs write them', () => {
    const { resume, leftOut } = readJsonResume({
      basics: {
        name: 'Ngozi Ada Eze',
        headline: 'Engineer',
        picture: 'https://example.com/n.jpg',
        website: 'ngozi.example.com',
        emails: ['ngozi@example.com', 'second@example.com'],
        location: 'Enugu, Nigeria',
        birthday: '1990-02-01',
        profiles: [
          { network: 'LinkedIn', username: 'ngozi-eze' },
          { network: 'github', username: '@ngozi', url: '' },
          { network: 'Twitter', username: 'ngozi_t', url: 'https://twitter.com/ngozi_t' },
        ],
      },
      work: [
        {
          company: 'Zenith',
          title: 'Lead',
          startDate: 'May 2019',
          endDate: 'Present',
          website: 'https://z.example',
        },
        {
          name: 'Kora',
          position: 'Clerk',
          startDate: '05/2016',
          endDate: '2019',
          summary: 'Kept books',
          highlights: 'One line',
        },
        {
          employer: { name: 'Zuma' },
          role: 'Intern',
          start_date: { year: 2014, month: 3 },
          end_date: '2015-11-30',
        },
        { company: 'Open Ltd', position: 'Owner', startDate: '2020-02' },
        { company: 'Blank Ltd', position: 'Guest', startDate: 'Summer 2012', endDate: '' },
      ],
      volunteer: [{ organization: 'Red Cross', position: 'Driver', startDate: '2012', endDate: '2013' }],
      education: {
        institution: 'UNN',
        area: 'Physics',
        studyType: 'B.Sc.',
        endDate: '2012',
        gpa: 4.5,
        courses: ['Optics'],
      },
      skills: [
        'Go',
        { name: 'Web', keywords: 'HTML, CSS', level: 'Master' },
        { name: 'Law', level: 'Some day' },
      ],
      languages: ['Igbo (Native)', { name: 'French', level: 'B2' }, { language: 'Latin', fluency: 'Rusty' }],
      awards: [{ title: 'Prize', date: '2011', awarder: 'Shell', summary: 'Best of 40' }],
      certifications: [{ title: 'ICAN', authority: 'Institute', date: 'Mar 2015' }, 'First aid'],
      projects: [
        { name: 'Solar meter', description: 'Reads the sun', startDate: '2019-03', keywords: ['C'] },
      ],
      publications: [{ name: 'On light', publisher: 'NJP', releaseDate: '2013-01-05' }],
      interests: ['Chess', { name: 'Music', keywords: ['Highlife'] }],
      references: [{ name: 'Prof. Obi', reference: 'A careful worker.' }],
      meta: { version: 'v1.0.0', theme: 'elegant' },
    });
    expect(resume.personalInfo).toEqual({
      firstName: 'Ngozi',
      lastName: 'Ada Eze',
      email: 'ngozi@example.com',
      location: 'Enugu, Nigeria',
      website: 'ngozi.example.com',
      linkedin: 'https://www.linkedin.com/in/ngozi-eze',
      github: 'https://github.com/ngozi',
      professionalTagline: 'Engineer',
      photoUrl: 'https://example.com/n.jpg',
    });
    expect(resume.experience).toEqual([
      { company: 'Zenith', position: 'Lead', startDate: '2019-05', current: true },
      {
        company: 'Kora',
        position: 'Clerk',
        startDate: '2016-05',
        endDate: '2019',
        current: false,
        description: 'Kept books\nOne line',
      },
      { company: 'Zuma', position: 'Intern', startDate: '2014-03', endDate: '2015-11', current: false },
      { company: 'Open Ltd', position: 'Owner', startDate: '2020-02', current: true },
      { company: 'Blank Ltd', position: 'Guest', startDate: '', current: false },
    ]);
    expect(resume).toMatchObject({
      volunteering: [{ organisation: 'Red Cross', role: 'Driver', startDate: '2012', endDate: '2013' }],
      projects: [{ name: 'Solar meter', description: 'Reads the sun', startDate: '2019-03', tools: ['C'] }],
      publications: [{ title: 'On light', publisher: 'NJP', date: '2013-01' }],
      interests: [{ name: 'Chess' }, { name: 'Music', details: ['Highlife'] }],
      referees: [{ name: 'Prof. Obi', reference: 'A careful worker.', consent: 'name-only' }],
    });
    expect(resume.education).toEqual([
      {
        institution: 'UNN',
        degree: 'B.Sc.',
        fieldOfStudy: 'Physics',
        grade: '4.5',
        startDate: '',
        endDate: '2012',
        current: false,
      },
    ]);
    expect(resume.skills).toEqual([
      { name: 'Go', level: 'intermediate' },
      { name: 'HTML', level: 'expert', category: 'Web' },
      { name: 'CSS', level: 'expert', category: 'Web' },
      { name: 'Law', level: 'intermediate' },
    ]);
    expect(resume.languages).toEqual([
      { language: 'Igbo', proficiency: 'native' },
      { language: 'French', proficiency: 'intermediate' },
      { language: 'Latin', proficiency: 'intermediate' },
    ]);
    expect(resume.achievements).toEqual([{ title: 'Prize', date: '2011', description: 'Shell\nBest of 40' }]);
    expect(resume.certifications).toEqual([
      { name: 'ICAN', issuer: 'Institute', date: '2015-03' },
      { name: 'First aid', issuer: '' },
    ]);
    expect(leftOut).toEqual([
      'Emails: second@example.com',
      'Birthday: 1990-02-01',
      'Profiles: Twitter · ngozi_t · https://twitter.com/ngozi_t',
      'Work (Zenith): website https://z.example',
      'Work (Blank Ltd): start date Summer 2012',
      'Education, courses: Optics',
      'Skills (Law): level Some day',
      'Languages (Latin): fluency Rusty',
    ]);
  });
});
