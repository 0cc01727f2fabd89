/** Sizes that the API enforces and the forms announce. Lengths count characters as JSON Schema does: an emoji is one. */
export const LIMITS = {
  passwordMin: 8,
  /** Long enough for any passphrase, short enough to hash without harm (OWASP ASVS 5.0 V6.2.9 asks for at least 64). */
  passwordMax: 128,
  nameMin: 2,
  nameMax: 100,
  /** RFC 5321 4.5.3.1.3: a path is at most 256 octets with its angle brackets. */
  emailMax: 254,
  phoneMax: 40,
  urlMax: 2048,
  lineMax: 200,
  summaryMax: 5_000,
  descriptionMax: 10_000,
  /** A posting's text. */
  postingMax: 20_000,
  /** Text that a reader gets out of the PDF of a resume. */
  exportTextMax: 200_000,
  /** Saved analyses of one person, and entries in each of their lists. */
  insightsPerUser: 1_000,
  insightEntriesMax: 60,
  /** A sentence of an analysis. */
  insightTextMax: 2_000,
  /** A posting's text that is pasted to write or analyse by, and not kept. */
  pastedPostingMax: 100_000,
  /** A cover letter's text. */
  letterMax: 20_000,
  /** Room for 'Cover Letter for {position} at {company}'. */
  letterTitleMax: 450,
  /** Entries in each list of a resume. */
  entriesMax: 100,
  skillsMax: 200,
  /** Tags of one resume, and characters of one. */
  resumeTagsMax: 8,
  resumeTagMax: 30,
  /** Entries in each list of a resume that 'Add section' offers. */
  furtherEntriesMax: 20,
  /** Lines in a list inside an entry, such as the subjects of an examination. */
  listLinesMax: 15,
  /** A line with names of several people, or the title of a work. */
  longLineMax: 500,
  resumesPerUser: 100,
  /** Snapshots kept of one resume; the oldest that has no name goes first. */
  versionsPerResume: 50,
  /** Days in which a deleted resume can be brought back. */
  deletedResumeDays: 30,
  applicationsPerUser: 200_000,
  savedJobsPerUser: 1_000,
  /** Listings that one question about what the person did with them names. */
  knownListingsMax: 30,
  /** Words of a posting that can be accepted into one tailored copy. */
  tailoringOffersMax: 100,
  /** People kept with one application. */
  contactsMax: 20,
  /** Characters of a posting's text in a list; the application itself holds all of it. */
  postingInListMax: 5_000,
  /** Rows that are counted exactly when a list is searched. */
  countedMax: 1_000,
  /** Applications that the figures of a search are made from. */
  insightRows: 1_000,
  /** Interviews, and follow-ups, in one answer of the agenda. */
  agendaRows: 150,
  /** Steps in the answer of a status history. */
  historyMax: 200,
  /** Rows and characters of a table of applications that is brought in. */
  importRowsMax: 1_000,
  importTextMax: 400_000,
  /** Interviews, and follow-ups, that lie ahead in a calendar feed, past ones in it, and for how many days they stay. */
  calendarAheadMax: 80,
  calendarPastMax: 30,
  calendarPastDays: 90,
  /** Bytes of one uploaded document, and of all of a person's together. */
  documentBytes: 10 * 1024 * 1024,
  documentBytesPerUser: 200 * 1024 * 1024,
  documentsPerApplication: 20,
  documentsPerUser: 500,
  /** Bytes of one kept picture, its sides in dots, and how many a person keeps. */
  pictureBytes: 60 * 1024,
  pictureSideMin: 64,
  pictureSideMax: 1_600,
  picturesPerUser: 20,
  /** Days after which a session ends that is not used, and any session. */
  sessionIdleDays: 7,
  sessionDays: 30,
  /** Days for which a job that ended stays, with the texts it worked on. */
  endedJobDays: 7,
  /** Days for which a picture stays that nothing shows any more. */
  unusedPictureDays: 30,
  lettersPerUser: 1_000,
  /** Earlier texts kept of one letter; the oldest goes first. */
  versionsPerLetter: 20,
  /** Jobs of one kind a person may ask of the writer or the analyser in a day. */
  aiJobsPerDay: 20,
  /** Analyses of one person in a day: fixing a resume takes many looks. */
  analysesPerDay: 100,
  /** Jobs of one person that may wait or run at the same time. */
  aiJobsAtOnce: 3,
  /** Open job listings in one answer. */
  listingsMax: 1_000,
  /** Listings on a page when pages are asked for, and pages that can be asked for. */
  listingPageDefault: 6,
  listingPagesMax: 10_000,
  /** Employers that one person may hide, and searches that they may save. */
  hiddenEmployersMax: 500,
  savedSearchesMax: 20,
  /** Personal access tokens of one person, days that one is valid, and requests that it may send in a minute. */
  accessTokensMax: 20,
  accessTokenDaysMax: 365,
  accessTokenRequestsPerMinute: 300,
  /** Webhooks of one person, and deliveries of each that are listed. */
  webhooksMax: 10,
  webhookDeliveriesKept: 100,
  /** Apps connected to one account, days without use after which a connection ends, and characters of what an app asks with. */
  connectedAppsMax: 20,
  connectedAppDays: 90,
  appIdMax: 4_000,
  appParameterMax: 2_000,
  /** Proposals of assistants that wait for one person, days that one waits, and days that a decided one stays. */
  proposalsMax: 50,
  proposalDays: 14,
  decidedProposalDays: 30,
  /** Links of one person that open a page, days that one is open, and days that an ended one stays listed. */
  shareLinksMax: 50,
  shareLinkDaysMax: 365,
  endedLinkDays: 30,
  /** Characters of an address that a person chooses. */
  slugMin: 6,
  slugMax: 60,
  /** Bytes of the page that a link opens, and of the PDF that may be downloaded there. */
  sharedPageBytes: 15 * 1024,
  sharedFileBytes: 512 * 1024,
  /** Days by which openings are listed. */
  shareLinkDaysListed: 31,
  /** Review links of one person that are open, days that one is, and comments that come by one. */
  reviewLinksMax: 10,
  reviewLinkDays: 7,
  reviewCommentsMax: 100,
  reviewCommentMax: 1_000,
  /** Characters of what somebody says who reports a page. */
  reportNoteMax: 1_000,
  /** Rows of a list without `limit`, and the most of a page. A client that counts rows must see them all. */
  pageDefault: 1_000,
  pageMax: 200,
  /** Scores in the history of a resume. */
  scoresMax: 100,
  /** A cursor holds the value that its list is sorted by: a company of 200 letters of four bytes each. */
  cursorMax: 2_000,
  /** Bytes of a JSON body. */
  bodyBytes: 512 * 1024,
  /** Bytes of a JSON body where nobody need be signed in. */
  publicBodyBytes: 16 * 1024,
  /** Values in a body, at all depths; a resume with every list full has 7,505. */
  bodyValues: 8_000,
  /** Values in a body that its contract does not name: they are ignored, and more of them refused. */
  extraValues: 500,
  /** Faulty fields that one answer names. */
  fieldErrorsMax: 50,
} as const;
