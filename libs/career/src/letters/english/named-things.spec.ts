import { describe, expect, it } from '@jest/globals';
import { firstPerson } from './first-person.ts';
import { namesThing } from './named-things.ts';

describe('a fragment that begins like a deed and names a thing', () => {
  it.each([
    'Fixed asset register, 2,300 lines',
    'Stock count month end with storekeeper',
    'Planting teams, calibration of planters and boom sprayers',
    'Order booking in 40 shops in a day on bike',
    'Briefing 16:30 daily',
    'Grill and mezze, 180 covers lunch',
    'Log sheet filled every stop and given to office',
    'Close protection course 2025, final exam failed',
    'Setting out of pipe line 300 mm DN, 17 sites',
    'Process service in 14 suburbs on foot',
    'Record room of the high court, 40,000 files',
    'File tracing for three registries',
    'Brief bundles for counsel, paginated and indexed',
    'Lead generation at trade fairs',
    'Roast and carvery section, 90 covers',
    'Stock pot, sauces and gravies daily',
    'Planned maintenance of 6 lifts',
    'Plant nursery with 4,000 seedlings',
    'Seed bed preparation by hand and tractor',
    'Pump house duty on alternate nights',
    'Cut flowers for export, 3 tonnes a week',
    'Press releases for the ministry',
    'Trade union desk during the strike',
    'Guard dog handling, two dogs',
    'Patrol log written every hour',
    'Drill rig mechanics, 2 rigs',
    'Weld inspection of tank seams',
    'Test bench for injectors',
    'Support desk, tier 1, 40 tickets a day',
    'Mark sheets for 200 scripts',
    'Study hall duty on Tuesdays',
    'Training room bookings and projectors',
    'Cleaning rota for 12 staff',
    'Shipping documents for 40 containers a month',
    'Till float counted at open and close',
    'Assisted living unit of 12 beds',
    'Draft beer line cleaning on Mondays',
    'Feed store and ration sheets',
    'Milk tested daily at the gate',
    'Records for 300 pupils',
    'Use: Excel, iCMS and the archive',
    'Price tags and shelf labels',
    'Interview panels for drivers',
    'Tailor shop, 4 machines',
    'Market research on cassava prices',
    'Audit trail of 4,000 vouchers',
    'Screens and reports for a truck booking application',
    'Care notes on a tablet, complete at the end of each day',
    'Code review for two colleagues, mostly within the day',
    'Code reviews for the payments squad',
    'Filing that passed two donor reviews without a finding',
    'Washing, dressing and meals for eight residents',
    'Moving and handling with hoist and slide sheet',
    'Orders and transfers between 14 branches',
    'Cooking, baking and desserts for 60 guests',
    'Work orders for 30 pumps',
    'Picking, packing and dispatch of 900 parcels',
    'Welding and cutting on three barges',
    'Records that went to the archive complete',
    'Drafting that held up in two arbitrations',
    'Care plans for 12 residents',
    'Maps and surveys for a water project',
  ])('is not put behind I: %j', (line) => {
    expect([namesThing(line), firstPerson(line, true), firstPerson(line, false)]).toEqual([
      true,
      undefined,
      undefined,
    ]);
  });

  it.each([
    ['Stock shelves before opening', 'stock shelves before opening'],
    ['Process 40 orders a day', 'process 40 orders a day'],
    ['File documents in the registry', 'file documents in the registry'],
    ['Draft orders for the magistrate', 'draft orders for the magistrate'],
    ['Brief the cooks daily at 16:30', 'brief the cooks daily at 16:30'],
    ['Close the books by day five', 'close the books by day five'],
    ['Grill meat and fish to order', 'grill meat and fish to order'],
    ['Test panic alarms weekly', 'test panic alarms weekly'],
    ['Plan menus with the head chef', 'plan menus with the head chef'],
    ['Report to the board each month', 'report to the board each month'],
    ['Plant maize on 40 hectares', 'plant maize on 40 hectares'],
    ['Training nurses in triage', 'train nurses in triage'],
    ['Picking and packing orders for 30 shops', 'pick and pack orders for 30 shops'],
    ['Working with 12 schools on attendance', 'work with 12 schools on attendance'],
    ['Caring for eight residents with dementia', 'care for eight residents with dementia'],
    ['Work night shifts on a ward of 30 beds', 'work night shifts on a ward of 30 beds'],
    ['Screens applicants for two plants', 'screen applicants for two plants'],
    ['Ensuring that stock is counted weekly', 'ensure that stock is counted weekly'],
    ['Reports to the director of the plant', 'report to the director of the plant'],
    ['Records and files claims from 12 depots', 'record and file claims from 12 depots'],
    ['Code payment modules in Java', 'code payment modules in Java'],
    ['Planning, buying and storing food for 300 guests', 'plan, buy and store food for 300 guests'],
    ['Liaising with the port and its agents', 'liaise with the port and its agents'],
    ['Checking that lids are sealed before loading', 'check that lids are sealed before loading'],
  ])('is a deed where it has an object: %j', (line, told) => {
    expect(firstPerson(line, true)?.text).toBe(told);
  });

  it.each([
    'Picking, packing, loading',
    'Washing, dressing, feeding, toileting, a lot of talking',
    'Grinding, tacking, edge preparation of hull blocks',
    'Picking and packing of orders',
  ])('is left out where its row of work has no object: %j', (line) => {
    expect(firstPerson(line, false)).toBeUndefined();
  });
});

describe('two deeds of one line', () => {
  it.each([
    ['Issue passes to contractors, check permits', true, 'issue passes to contractors and check permits'],
    [
      'Dispatch officers by radio, log every call',
      false,
      'dispatched officers by radio and logged every call',
    ],
    ['Peeled, washed, learned', false, 'peeled, washed and learned'],
    ['Drafts activity budgets & tracks spending', true, 'draft activity budgets & track spending'],
  ])('%j', (line, current, told) => {
    expect(firstPerson(line, current)?.text).toBe(told);
  });

  it('keep what was done to the first one behind a comma', () => {
    expect(firstPerson('Telephoned critical results to wards, audited at 98%', true)?.text).toBe(
      'telephoned critical results to wards, audited at 98%',
    );
  });

  it.each([
    'Collect cash and cheque, balance with cashier evening time',
    'Took care of vehicle, service book up to date, washed Saturdays',
  ])('are left out where only half is understood: %j', (line) => {
    expect(firstPerson(line, false)).toBeUndefined();
  });
});
