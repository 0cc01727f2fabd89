/**
 * Countries as `code|names|names of their people|hours from UTC, from and to|regions`. Regions beside the continent are
 * memberships that postings hire by. Names are matched as written here or in capitals.
 */
const ROWS = `
NG|Nigeria|Nigerian|1|africa west-africa ecowas
GH|Ghana|Ghanaian|0|africa west-africa ecowas
BJ|Benin Republic,Republic of Benin|Beninese|1|africa west-africa ecowas
BF|Burkina Faso|Burkinabe|0|africa west-africa
CV|Cape Verde,Cabo Verde|Cape Verdean|-1|africa west-africa ecowas
CI|Ivory Coast,Côte d'Ivoire,Côte d’Ivoire,Cote d'Ivoire|Ivorian|0|africa west-africa ecowas
GM|Gambia|Gambian|0|africa west-africa ecowas
GN|Guinea Conakry|Guinean|0|africa west-africa ecowas
GW|Guinea-Bissau|Bissau-Guinean|0|africa west-africa ecowas
LR|Liberia|Liberian|0|africa west-africa ecowas
ML|Mali|Malian|0|africa west-africa
NE|Niger|Nigerien|1|africa west-africa
SN|Senegal|Senegalese|0|africa west-africa ecowas
SL|Sierra Leone|Sierra Leonean|0|africa west-africa ecowas
TG|Togo|Togolese|0|africa west-africa ecowas
MR|Mauritania|Mauritanian|0|africa west-africa mena
KE|Kenya|Kenyan|3|africa east-africa
UG|Uganda|Ugandan|3|africa east-africa
TZ|Tanzania|Tanzanian|3|africa east-africa
RW|Rwanda|Rwandan|2|africa east-africa
BI|Burundi|Burundian|2|africa east-africa
ET|Ethiopia|Ethiopian|3|africa east-africa
SO|Somalia|Somali|3|africa east-africa
SS|South Sudan|South Sudanese|2|africa east-africa
DJ|Djibouti|Djiboutian|3|africa east-africa
ER|Eritrea|Eritrean|3|africa east-africa
ZA|South Africa|South African|2|africa southern-africa
BW|Botswana|Botswanan|2|africa southern-africa
NA|Namibia|Namibian|2|africa southern-africa
ZM|Zambia|Zambian|2|africa southern-africa
ZW|Zimbabwe|Zimbabwean|2|africa southern-africa
MW|Malawi|Malawian|2|africa southern-africa
MZ|Mozambique|Mozambican|2|africa southern-africa
AO|Angola|Angolan|1|africa southern-africa
LS|Lesotho|Basotho|2|africa southern-africa
SZ|Eswatini,Swaziland|Swazi|2|africa southern-africa
MG|Madagascar|Malagasy|3|africa
MU|Mauritius|Mauritian|4|africa
SC|Seychelles|Seychellois|4|africa
CM|Cameroon|Cameroonian|1|africa central-africa
CD|Democratic Republic of Congo,DR Congo,DRC|Congolese|1 2|africa central-africa
CG|Congo-Brazzaville|Congolese|1|africa central-africa
GA|Gabon|Gabonese|1|africa central-africa
TD|Chad|Chadian|1|africa central-africa
CF|Central African Republic|Central African|1|africa central-africa
GQ|Equatorial Guinea|Equatoguinean|1|africa central-africa
EG|Egypt|Egyptian|2 3|africa north-africa middle-east mena
MA|Morocco|Moroccan|0 1|africa north-africa mena
TN|Tunisia|Tunisian|1|africa north-africa mena
DZ|Algeria|Algerian|1|africa north-africa mena
LY|Libya|Libyan|2|africa north-africa mena
SD|Sudan|Sudanese|2|africa north-africa mena
GB|United Kingdom,UK,U.K.,Great Britain,England,Scotland,Wales,Northern Ireland|British,Briton|0 1|europe
IE|Ireland|Irish|0 1|europe eu eea
DE|Germany,Deutschland|German|1 2|europe eu eea dach
AT|Austria|Austrian|1 2|europe eu eea dach
CH|Switzerland|Swiss|1 2|europe efta dach
FR|France|French|1 2|europe eu eea
NL|Netherlands,Holland|Dutch|1 2|europe eu eea benelux
BE|Belgium|Belgian|1 2|europe eu eea benelux
LU|Luxembourg|Luxembourger|1 2|europe eu eea benelux
ES|Spain|Spanish,Spaniard|1 2|europe eu eea
PT|Portugal|Portuguese|0 1|europe eu eea
IT|Italy|Italian|1 2|europe eu eea
PL|Poland|Polish|1 2|europe eu eea
CZ|Czech Republic,Czechia|Czech|1 2|europe eu eea
SK|Slovakia|Slovak|1 2|europe eu eea
HU|Hungary|Hungarian|1 2|europe eu eea
RO|Romania|Romanian|2 3|europe eu eea
BG|Bulgaria|Bulgarian|2 3|europe eu eea
GR|Greece|Greek|2 3|europe eu eea
HR|Croatia|Croatian|1 2|europe eu eea
SI|Slovenia|Slovenian|1 2|europe eu eea
EE|Estonia|Estonian|2 3|europe eu eea baltics
LV|Latvia|Latvian|2 3|europe eu eea baltics
LT|Lithuania|Lithuanian|2 3|europe eu eea baltics
FI|Finland|Finnish|2 3|europe eu eea nordics
SE|Sweden|Swedish|1 2|europe eu eea nordics
DK|Denmark|Danish|1 2|europe eu eea nordics
NO|Norway|Norwegian|1 2|europe eea efta nordics
IS|Iceland|Icelandic|0|europe eea efta nordics
CY|Cyprus|Cypriot|2 3|europe eu eea
MT|Malta|Maltese|1 2|europe eu eea
UA|Ukraine|Ukrainian|2 3|europe
RS|Serbia|Serbian|1 2|europe
AL|Albania|Albanian|1 2|europe
RU|Russia|Russian|3 12|europe
TR|Turkey,Türkiye,Turkiye|Turkish|3|europe middle-east mena
US|United States of America,United States,USA,U.S.A.,U.S.,US|American|-10 -4|north-america americas
CA|Canada|Canadian|-8 -2.5|north-america americas
MX|Mexico|Mexican|-8 -5|north-america americas latam
BR|Brazil|Brazilian|-5 -2|americas latam south-america
AR|Argentina|Argentinian,Argentine|-3|americas latam south-america
CO|Colombia|Colombian|-5|americas latam south-america
CL|Chile|Chilean|-4 -3|americas latam south-america
PE|Peru|Peruvian|-5|americas latam south-america
UY|Uruguay|Uruguayan|-3|americas latam south-america
EC|Ecuador|Ecuadorian|-5|americas latam south-america
VE|Venezuela|Venezuelan|-4|americas latam south-america
BO|Bolivia|Bolivian|-4|americas latam south-america
PY|Paraguay|Paraguayan|-4 -3|americas latam south-america
CR|Costa Rica|Costa Rican|-6|americas latam
PA|Panama|Panamanian|-5|americas latam
GT|Guatemala|Guatemalan|-6|americas latam
DO|Dominican Republic|Dominican|-4|americas latam caribbean
JM|Jamaica|Jamaican|-5|americas caribbean
TT|Trinidad and Tobago|Trinidadian|-4|americas caribbean
AE|United Arab Emirates,UAE,U.A.E.|Emirati|4|asia middle-east mena gcc
SA|Saudi Arabia,KSA|Saudi|3|asia middle-east mena gcc
QA|Qatar|Qatari|3|asia middle-east mena gcc
KW|Kuwait|Kuwaiti|3|asia middle-east mena gcc
BH|Bahrain|Bahraini|3|asia middle-east mena gcc
OM|Oman|Omani|4|asia middle-east mena gcc
IL|Israel|Israeli|2 3|asia middle-east mena
JO|Jordan|Jordanian|3|asia middle-east mena
LB|Lebanon|Lebanese|2 3|asia middle-east mena
IQ|Iraq|Iraqi|3|asia middle-east mena
IR|Iran|Iranian|3.5|asia middle-east mena
IN|India|Indian|5.5|asia apac south-asia
PK|Pakistan|Pakistani|5|asia apac south-asia
BD|Bangladesh|Bangladeshi|6|asia apac south-asia
LK|Sri Lanka|Sri Lankan|5.5|asia apac south-asia
NP|Nepal|Nepali,Nepalese|5.75|asia apac south-asia
CN|China|Chinese|8|asia apac
HK|Hong Kong|Hong Konger|8|asia apac
TW|Taiwan|Taiwanese|8|asia apac
JP|Japan|Japanese|9|asia apac
KR|South Korea|South Korean,Korean|9|asia apac
SG|Singapore|Singaporean|8|asia apac southeast-asia
MY|Malaysia|Malaysian|8|asia apac southeast-asia
ID|Indonesia|Indonesian|7 9|asia apac southeast-asia
PH|Philippines|Filipino,Filipina,Philippine|8|asia apac southeast-asia
TH|Thailand|Thai|7|asia apac southeast-asia
VN|Vietnam|Vietnamese|7|asia apac southeast-asia
KZ|Kazakhstan|Kazakh|5|asia central-asia
KG|Kyrgyzstan|Kyrgyz|6|asia central-asia
UZ|Uzbekistan|Uzbek|5|asia central-asia
TJ|Tajikistan|Tajik|5|asia central-asia
AU|Australia|Australian|8 11|apac oceania anz
NZ|New Zealand|New Zealander|12 13|apac oceania anz
`;

export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string;
  /** As shown to people. */
  name: string;
  names: readonly string[];
  /** Names of the people: `Nigerian`. */
  people: readonly string[];
  /** Hours from UTC over the country and the year, both ends included. */
  utc: readonly [from: number, to: number];
  regions: readonly string[];
}

const rows = ROWS.trim()
  .split('\n')
  .map((row): Country => {
    const [code = '', names = '', people = '', utc = '', regions = ''] = row.split('|');
    const [from = 0, to = from] = utc.split(' ').map(Number);
    const all = names.split(',');
    return {
      code,
      name: all[0] ?? code,
      names: all,
      people: people.split(','),
      utc: [from, to],
      regions: regions.split(' '),
    };
  });

/** The countries that the rules know, Nigeria first, the rest by continent. */
export const COUNTRIES: readonly Country[] = rows;

export const countryByCode = (code: string): Country | undefined =>
  rows.find((country) => country.code === code.toUpperCase());

/** Words for regions, longest first where one is inside another, and the region they mean. */
export const REGION_WORDS: Readonly<Record<string, readonly string[]>> = {
  'west-africa': ['West Africa', 'Western Africa', 'West African'],
  'east-africa': ['East Africa', 'Eastern Africa', 'East African'],
  'southern-africa': ['Southern Africa', 'SADC'],
  'central-africa': ['Central Africa'],
  'north-africa': ['North Africa', 'Northern Africa', 'North African'],
  'sub-saharan-africa': ['Sub-Saharan Africa', 'Sub Saharan Africa', 'sub-Saharan Africa'],
  africa: ['Africa', 'African'],
  ecowas: ['ECOWAS'],
  emea: [
    'EMEA',
    'Europe, Middle East & Africa',
    'Europe, Middle East and Africa',
    'Europe, the Middle East and Africa',
    'Europe, Middle East, Africa',
  ],
  mena: ['MENA', 'Middle East and North Africa'],
  'middle-east': ['Middle East', 'Middle Eastern'],
  gcc: ['GCC', 'Gulf states'],
  eu: ['European Union', 'EU'],
  eea: ['European Economic Area', 'EEA'],
  efta: ['EFTA'],
  europe: ['Europe', 'European'],
  dach: ['DACH'],
  benelux: ['Benelux'],
  nordics: ['Nordics', 'Nordic countries', 'Scandinavia'],
  baltics: ['Baltics'],
  'north-america': ['North America', 'Northern America'],
  latam: ['LATAM', 'Latin America', 'LatAm'],
  'south-america': ['South America'],
  caribbean: ['Caribbean'],
  americas: ['Americas', 'AMER'],
  apac: ['APAC', 'Asia-Pacific', 'Asia Pacific'],
  'southeast-asia': ['Southeast Asia', 'South East Asia', 'South-East Asia', 'ASEAN'],
  'south-asia': ['South Asia'],
  'central-asia': ['Central Asia'],
  asia: ['Asia'],
  oceania: ['Oceania'],
  anz: ['ANZ'],
};

/** Codes of the countries in a region; regions made of others are put together here. */
export function countriesOf(region: string): readonly string[] {
  if (region === 'emea') return [...new Set(['europe', 'middle-east', 'africa'].flatMap(countriesOf))];
  const inside = rows.filter((country) =>
    region === 'sub-saharan-africa'
      ? country.regions.includes('africa') && !country.regions.includes('north-africa')
      : country.regions.includes(region),
  );
  return inside.map(({ code }) => code);
}
