// `npm run check -- catalogue`: whether every text of the screens is in the catalogue, and every translation fits it.
import { catalogueFaults } from './catalogue/catalogue-faults.ts';

const MOST_PRINTED = 60;

const faults = catalogueFaults();
for (const fault of faults.slice(0, MOST_PRINTED)) console.log(fault);
if (faults.length > MOST_PRINTED) console.log(`and ${faults.length - MOST_PRINTED} more`);
process.exitCode = faults.length > 0 ? 1 : 0;
