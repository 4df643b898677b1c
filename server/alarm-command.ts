/** Run by systemd, and by the operator as deploy/alarm: alarm-command.js UNIT | --watch | --test */
import { isDue, tell, tellOfFailure, watch } from './alarm.ts';
import { systemClock } from './mail/clock.ts';
import { readAlarmSettings } from './settings.ts';

const usage = `deploy/alarm UNIT      tells the operator that this systemd unit failed, with its last log lines
deploy/alarm --watch   asks the public site for /healthz, looks at its certificate, gives HEARTBEAT_URL a sign of life
deploy/alarm --test    tells the operator that this is a test`;

async function main([word]: string[]): Promise<void> {
  if (!word || word === '--help') return console.log(usage);
  const settings = readAlarmSettings(process.env, __BUILT_WITH__);
  const now = systemClock.now();
  if (word === '--watch') await watch(settings, now);
  else if (word === '--test') await tell(settings, `A test from ${settings.siteUrl}`, 'Alarms arrive here.', now);
  else if (isDue(process.env.RUNTIME_DIRECTORY, word, now)) await tellOfFailure(settings, word, now);
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
