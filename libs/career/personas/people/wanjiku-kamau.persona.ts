import type { Persona } from '../persona.types.ts';

export const WANJIKU_KAMAU: Persona = {
  id: 'wanjiku-kamau',
  country: 'Kenya',
  expected: {
    occupation: 'digital-marketer',
    industry: 'marketing',
    gaps: ['a-b-testing', 'marketing-automation', 'sql', 'hubspot'],
    weakIssues: ['no-numbers', 'buzzwords', 'duty-phrases', 'thin-roles', 'skills-missing'],
  },
  resumes: {
    strong: {
      title: 'Digital Marketing Specialist, Nairobi',
      careerGoal: 'local',
      industry: 'Marketing',
      experienceLevel: 'mid',
      templateId: 'minimalist-clean',
      summary:
        'Digital marketer with 5 years in retail and fintech in Nairobi. Ran KSh 48 million of paid campaigns at 3.9 times return and grew organic traffic by 160%.',
      personalInfo: {
        firstName: 'Wanjiku',
        lastName: 'Kamau',
        email: 'wanjiku.kamau@example.com',
        phone: '+254 712 555 013',
        location: 'Nairobi, Kenya',
        linkedin: 'linkedin.com/in/wanjiku-kamau',
        professionalTagline: 'Digital Marketing Specialist',
        photoUrl: null,
      },
      experience: [
        {
          company: 'Pesaflow Retail',
          position: 'Digital Marketing Specialist',
          location: 'Nairobi',
          startDate: '2022-08',
          current: true,
          description:
            'Ran KSh 48 million of Google Ads and Facebook Ads at a return of 3.9 and cut cost per lead by 31%.\nGrew organic visits from 40,000 to 104,000 a month with search engine optimisation of 220 pages.\nBuilt 12 email journeys in Mailchimp that bring 18% of online sales.\nReported weekly in Google Analytics 4 and Looker Studio to the head of marketing.',
        },
        {
          company: 'Savanna Threads',
          position: 'Social Media Executive',
          location: 'Nairobi',
          startDate: '2020-05',
          endDate: '2022-07',
          current: false,
          description:
            'Grew Instagram and TikTok from 9,000 to 121,000 followers in two years with three posts a week.\nWrote and designed 300 posts in Canva and answered comments within two hours.\nHired 14 influencers for a launch that sold 2,600 dresses in ten days.',
        },
      ],
      education: [
        {
          institution: 'University of Nairobi',
          degree: 'B.Com.',
          fieldOfStudy: 'Marketing',
          startDate: '2015-09',
          endDate: '2019-11',
          current: false,
          grade: 'Second class upper',
        },
      ],
      skills: [
        {
          name: 'Digital marketing',
          level: 'intermediate',
        },
        {
          name: 'Google Ads',
          level: 'intermediate',
        },
        {
          name: 'Facebook Ads',
          level: 'intermediate',
        },
        {
          name: 'Search engine optimisation',
          level: 'intermediate',
        },
        {
          name: 'Social media marketing',
          level: 'intermediate',
        },
        {
          name: 'Email marketing',
          level: 'intermediate',
        },
        {
          name: 'Google Analytics',
          level: 'intermediate',
        },
        {
          name: 'Looker Studio',
          level: 'intermediate',
        },
        {
          name: 'Content marketing',
          level: 'intermediate',
        },
        {
          name: 'Copywriting',
          level: 'intermediate',
        },
        {
          name: 'Canva',
          level: 'intermediate',
        },
        {
          name: 'Influencer marketing',
          level: 'intermediate',
        },
      ],
      achievements: [
        {
          title: 'Campaign of the Year, runner-up',
          description: 'Marketing Society awards, e-commerce.',
          date: '2024-10',
        },
      ],
      certifications: [
        {
          name: 'Google Ads Search Certification',
          issuer: 'Google Skillshop',
          date: '2025-03',
        },
      ],
      languages: [
        {
          language: 'English',
          proficiency: 'native',
        },
        {
          language: 'Kiswahili',
          proficiency: 'native',
        },
      ],
    },
    medium: {
      title: 'Digital Marketing Specialist, Nairobi',
      careerGoal: 'local',
      industry: 'Marketing',
      experienceLevel: 'mid',
      templateId: 'minimalist-clean',
      summary: 'Digital marketer with five years of experience in social media, SEO and paid advertising.',
      personalInfo: {
        firstName: 'Wanjiku',
        lastName: 'Kamau',
        email: 'wanjiku.kamau@example.com',
        phone: '+254 712 555 013',
        location: 'Nairobi, Kenya',
        linkedin: 'linkedin.com/in/wanjiku-kamau',
        professionalTagline: 'Digital Marketing Specialist',
        photoUrl: null,
      },
      experience: [
        {
          company: 'Pesaflow Retail',
          position: 'Digital Marketing Specialist',
          location: 'Nairobi',
          startDate: '2022-08',
          current: true,
          description:
            'Ran Google Ads and Facebook Ads campaigns.\nImproved the SEO of the site and sent email campaigns.\nReported results in Google Analytics.',
        },
        {
          company: 'Savanna Threads',
          position: 'Social Media Executive',
          location: 'Nairobi',
          startDate: '2020-05',
          endDate: '2022-07',
          current: false,
          description:
            'Grew Instagram and TikTok pages.\nDesigned posts in Canva and worked with influencers.',
        },
      ],
      education: [
        {
          institution: 'University of Nairobi',
          degree: 'B.Com.',
          fieldOfStudy: 'Marketing',
          startDate: '2015-09',
          endDate: '2019-11',
          current: false,
        },
      ],
      skills: [
        {
          name: 'Digital marketing',
          level: 'intermediate',
        },
        {
          name: 'Social media marketing',
          level: 'intermediate',
        },
        {
          name: 'Facebook Ads',
          level: 'intermediate',
        },
        {
          name: 'Canva',
          level: 'intermediate',
        },
        {
          name: 'Google Analytics',
          level: 'intermediate',
        },
      ],
      achievements: [],
      certifications: [
        {
          name: 'Google Ads Search Certification',
          issuer: 'Google Skillshop',
          date: '2025-03',
        },
      ],
      languages: [
        {
          language: 'English',
          proficiency: 'native',
        },
        {
          language: 'Kiswahili',
          proficiency: 'native',
        },
      ],
    },
    weak: {
      title: 'Digital Marketing Specialist, Nairobi',
      careerGoal: 'local',
      industry: 'Marketing',
      experienceLevel: 'mid',
      templateId: 'minimalist-clean',
      summary: 'Creative digital marketer and social media guru. Synergy-driven, out of the box thinker.',
      personalInfo: {
        firstName: 'Wanjiku',
        lastName: 'Kamau',
        email: 'wanjiku.kamau@example.com',
        phone: '+254 712 555 013',
        location: '',
        linkedin: 'linkedin.com/in/wanjiku-kamau',
        photoUrl: null,
      },
      experience: [
        {
          company: 'Pesaflow Retail',
          position: 'Digital Marketing Specialist',
          location: 'Nairobi',
          startDate: '2022-08',
          current: true,
          description: 'Posting on social media pages.\nResponsible for online adverts.',
        },
        {
          company: 'Savanna Threads',
          position: 'Social Media Executive',
          location: 'Nairobi',
          startDate: '2020-05',
          endDate: '2022-07',
          current: false,
          description: 'Handling Instagram page.',
        },
      ],
      education: [
        {
          institution: 'University of Nairobi',
          degree: 'B.Com.',
          fieldOfStudy: 'Marketing',
          startDate: '2015-09',
          endDate: '2019-11',
          current: false,
        },
      ],
      skills: [
        {
          name: 'Social media',
          level: 'intermediate',
        },
        {
          name: 'Canva',
          level: 'intermediate',
        },
        {
          name: 'Creativity',
          level: 'intermediate',
        },
      ],
      achievements: [],
      certifications: [],
      languages: [],
    },
  },
  advert: {
    title: 'Performance Marketing Manager',
    company: 'Tembea Travel Group',
    text: 'Tembea sells trips in East Africa online. You own paid and organic growth with a budget of KSh 60 million.\nMust have: 4 years of digital marketing, Google Ads, Facebook Ads, search engine optimisation, Google Analytics, campaign reporting. A/B testing and marketing automation are required. SQL is a plus. HubSpot preferred. WordPress is nice to have.',
  },
};
