// Loaded before a process of the product by `--import`: writes down each module of figures or traces that it loads.
import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const TELEMETRY = /@opentelemetry\/|\/prom-client\/|\/open-telemetry\.js/;
const file = process.env.LOADED_MODULES_TO;

appendFileSync(file, '');
registerHooks({
  load(url, context, next) {
    if (TELEMETRY.test(url)) appendFileSync(file, `${url}\n`);
    return next(url, context);
  },
});
