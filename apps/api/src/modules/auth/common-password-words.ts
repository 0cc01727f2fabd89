/** Runs a finger makes on a keyboard's digits. */
export const DIGIT_RUNS = [
  '0123456789',
  '9876543210',
  '1357924680',
  '147258369',
  '123123',
  '112233',
  '102030',
];

/**
 * Words that stand at the top of every published list of leaked passwords, with names, teams and phrases that are
 * common in West Africa. Endings such as digits and `!` are cut before the look-up.
 */
export const FAMILIAR_WORDS: ReadonlySet<string> = new Set(
  `password passwords passw pass passcode passkey qwerty qwertyui qwertyuiop qwertz azerty asdfgh asdfghjk asdfghjkl
zxcvbn zxcvbnm qazwsx qazwsxedc qweasd qweasdzxc abcdef abcdefg abcdefgh abcdefghi abcabc abcd aabbcc letmein welcome
admin administrator root toor user guest login master superman batman spiderman pokemon monkey dragon football soccer
basketball baseball hockey tennis cricket arsenal chelsea liverpool manchester manutd mancity barcelona realmadrid
juventus supereagles shadow sunshine princess prince queen king flower butterfly rainbow cookie chocolate banana orange
summer winter spring autumn january february monday friday sunday iloveyou iloveu loveyou loveme lovely lovers love
forever mylove sweetheart sweety honey baby angel angels heaven jesus jesuschrist jesusislord jesusloves godisgood
godislove godbless godsgrace godfirst gracefavour favour grace blessing blessed mercy praise glory gloria victory
amazing amazinggrace faith hallelujah allah allahuakbar alhamdulillah bismillah muhammad mohammed maryam ibrahim aisha
fatima musa nigeria naija lagos abuja ibadan kano ghana accra kenya nairobi africa africans computer internet google
facebook instagram whatsapp twitter youtube samsung iphone android microsoft windows nokia tecno infinix mtnnigeria
starwars matrix trustno secret secrets private freedom hello hellohello helloworld goodluck whatever nothing nopassword
changeme default temp temporary test tester testing testtest example sample demo access money naira dollar dollars
million millionaire billionaire richman success successful family mummy mother father daddy brother sister friends
friend friendship michael michelle jennifer jessica jordan ashley nicole daniel andrew joshua matthew robert thomas
william charles george david johnson richard samuel emmanuel blessings chidinma chioma chinedu ngozi oluwaseun oluwatobi
oluwa olamide tunde adebayo fatimah hannah elizabeth victoria charlotte sophie summertime purple yellow silver golden
diamond ginger pepper tigger buster killer hunter ranger maverick mustang ferrari mercedes toyota harley corvette
computer1 internet1 student teacher doctor nurse engineer lawyer banker school college university unilag futa oau abu`.split(
    /\s+/,
  ),
);
