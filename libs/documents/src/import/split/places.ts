/** Places that stand on African resumes and on those of the people they apply with; small letters, no marks. */
const PLACES = new Set(
  `abia adamawa akwa ibom|akwa ibom|anambra|bauchi|bayelsa|benue|borno|cross river|delta|ebonyi|edo|ekiti|enugu|fct|gombe|imo|jigawa|kaduna|kano|katsina|kebbi|kogi|kwara|lagos|nasarawa|niger|ogun|ondo|osun|oyo|plateau|rivers|sokoto|taraba|yobe|zamfara|abia|adamawa
|abuja|ikeja|lekki|victoria island|ikoyi|surulere|yaba|ajah|ikorodu|festac|apapa|oshodi|maryland|gbagada|magodo|ojo|badagry|epe|mushin|agege|alimosho|ibadan|port harcourt|benin city|benin|aba|umuahia|onitsha|awka|nnewi|owerri|warri|asaba|sapele|uyo|calabar|eket|yenagoa|jos|makurdi|lokoja|ilorin|minna|suleja|zaria|maiduguri|yola|jalingo|damaturu|dutse|gusau|birnin kebbi|abeokuta|sagamu|shagamu|ijebu ode|ota|sango ota|akure|ondo town|ado ekiti|ado-ekiti|osogbo|oshogbo|ile ife|ile-ife|ilesa|ogbomoso|nsukka|abakaliki|afikpo|gwagwalada|kubwa|lugbe|wuse|garki|maitama|asokoro|lafia|keffi|nigeria|ng
|ghana|accra|kumasi|tema|takoradi|tamale|cape coast|kenya|nairobi|mombasa|kisumu|nakuru|eldoret|thika|machakos|kiambu|nyeri|westlands|uganda|kampala|entebbe|gulu|mbarara|jinja|tanzania|dar es salaam|dodoma|arusha|mwanza|zanzibar|rwanda|kigali|burundi|bujumbura|ethiopia|addis ababa|south africa|johannesburg|cape town|durban|pretoria|soweto|sandton|gauteng|western cape|kwazulu-natal|zambia|lusaka|kitwe|ndola|zimbabwe|harare|bulawayo|botswana|gaborone|namibia|windhoek|mozambique|maputo|malawi|lilongwe|blantyre|angola|luanda|cameroon|douala|yaounde|buea|bamenda|senegal|dakar|gambia|banjul|sierra leone|freetown|liberia|monrovia|ivory coast|cote d'ivoire|abidjan|benin republic|cotonou|togo|lome|burkina faso|ouagadougou|mali|bamako|niamey|chad|egypt|cairo|alexandria|giza|morocco|casablanca|rabat|marrakesh|algeria|algiers|tunisia|tunis|libya|tripoli|sudan|khartoum|somalia|mogadishu|hargeisa|eritrea|asmara|djibouti|madagascar|antananarivo|mauritius|port louis|seychelles|gabon|libreville|congo|drc|kinshasa|lubumbashi|brazzaville|lesotho|maseru|eswatini|mbabane
|uk|united kingdom|england|scotland|wales|northern ireland|ireland|london|manchester|birmingham|leeds|liverpool|bristol|sheffield|leicester|nottingham|coventry|cardiff|edinburgh|glasgow|aberdeen|belfast|dublin|cork|milton keynes|cambridge|oxford|reading|luton|usa|us|united states|united states of america|new york|ny|brooklyn|houston|dallas|austin|texas|tx|atlanta|georgia|ga|chicago|illinois|il|boston|massachusetts|ma|washington|washington dc|dc|maryland md|md|baltimore|virginia|va|california|ca|los angeles|san francisco|san diego|san jose|seattle|wa|portland|oregon|denver|colorado|co|miami|florida|fl|philadelphia|pennsylvania|pa|phoenix|arizona|az|minneapolis|minnesota|detroit|michigan|ohio|columbus|charlotte|north carolina|nc|new jersey|nj|newark
|canada|toronto|ottawa|vancouver|montreal|calgary|edmonton|winnipeg|halifax|ontario|alberta|quebec|british columbia|manitoba|nova scotia|saskatchewan|on|bc|ab|qc|germany|berlin|munich|hamburg|frankfurt|cologne|france|paris|lyon|marseille|netherlands|amsterdam|rotterdam|the hague|belgium|brussels|antwerp|spain|madrid|barcelona|valencia|portugal|lisbon|porto|italy|rome|milan|turin|switzerland|zurich|geneva|basel|austria|vienna|poland|warsaw|krakow|czechia|prague|hungary|budapest|romania|bucharest|greece|athens|sweden|stockholm|gothenburg|norway|oslo|denmark|copenhagen|finland|helsinki|estonia|tallinn|latvia|riga|lithuania|vilnius|ukraine|kyiv|turkey|istanbul|ankara|cyprus|malta|uae|united arab emirates|dubai|abu dhabi|sharjah|qatar|doha|saudi arabia|riyadh|jeddah|kuwait|bahrain|manama|oman|muscat|israel|tel aviv|jordan|amman|lebanon|beirut|india|mumbai|delhi|new delhi|bangalore|bengaluru|hyderabad|chennai|pune|kolkata|pakistan|karachi|lahore|islamabad|bangladesh|dhaka|sri lanka|colombo|china|beijing|shanghai|shenzhen|guangzhou|hong kong|taiwan|taipei|japan|tokyo|osaka|south korea|seoul|singapore|malaysia|kuala lumpur|indonesia|jakarta|philippines|manila|thailand|bangkok|vietnam|hanoi|ho chi minh city|australia|sydney|melbourne|brisbane|perth|adelaide|canberra|nsw|vic|qld|new zealand|auckland|wellington|brazil|sao paulo|rio de janeiro|argentina|buenos aires|chile|santiago|colombia|bogota|mexico|mexico city|peru|lima|jamaica|kingston|trinidad and tobago`
    .split('|')
    .map((place) => place.trim()),
);

const REMOTE =
  /^(?:fully |100% )?(?:remote|hybrid|on-?site|work from home|wfh|virtual)(?: ?\(?(?:remote|hybrid|worldwide|global|africa|emea|europe|nigeria|kenya|ghana|uk|us)\)?)?$/i;

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[.()]/g, '')
    .replace(/\b(?:state|city|province|county|region|lga|island)\b/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const isKnown = (part: string): boolean => {
  const name = plain(part);
  return PLACES.has(name) || PLACES.has(part.toLowerCase().trim());
};

const isTownLike = (part: string): boolean => /^\p{Lu}/u.test(part) && part.split(' ').length <= 3;

/** Whether a text is a town, a country, or both, each of them known; or says that the work is remote. */
export function isPlace(text: string): boolean {
  if (REMOTE.test(text.trim())) return true;
  const parts = text.split(/[,/]/).map((part) => part.trim());
  return text.length <= 60 && parts.length <= 4 && parts.every((part) => isTownLike(part) && isKnown(part));
}

/** The same, of a line that can be an address: only its last part must be known. */
export function isAddress(text: string): boolean {
  const parts = text.split(/[,/]/).map((part) => part.trim());
  const isShort = text.length <= 60 && parts.length <= 4 && !/\d/.test(text);
  return isPlace(text) || (isShort && isKnown(parts.at(-1) ?? '') && parts.every(isTownLike));
}

/** A place at the end of a text, with what stands before it. */
export function placeAtEnd(text: string): { rest: string; place: string } | undefined {
  const bracket = /^(.*\S)\s*[([]([^()[\]]+)[)\]]$/.exec(text);
  if (bracket?.[1] && bracket[2] && isPlace(bracket[2])) return { rest: bracket[1], place: bracket[2] };
  const parts = text.split(/, */);
  for (let count = Math.min(3, parts.length - 1); count >= 1; count -= 1) {
    const place = parts.slice(-count).join(', ');
    if (isPlace(place)) return { rest: parts.slice(0, -count).join(', '), place };
  }
  return undefined;
}
