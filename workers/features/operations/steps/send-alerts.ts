/** Tells the webhook of alerts, each until it takes it; whoever runs the platform can tell by the signature that it is ours. */
import { createHmac } from "node:crypto";
import { app_version } from "#workers/kernel/app-version";
import { minuteMs, secondMs } from "#workers/kernel/clock";
import type { PlatformScope } from "#workers/kernel/define-job";
import { isLocal } from "#workers/kernel/environment";
import { type Alert, delayAlert, endAlert, takeAlerts } from "../store/alerts";
import { readFrom } from "../store/health";

const atOnce = 20;
/** A receiver that takes longer has not taken it. */
const timeoutMs = 5 * secondMs;
const leaseMs = 2 * minuteMs;
/** After 1, 2, 4 … minutes, an hour at most: a receiver that is away for a working day misses nothing. */
const maxAttempts = 14;
const longestPauseMs = 60 * minuteMs;

/** Where alerts go; nothing unless both settings are there. */
export function webhookOf({ ALERT_WEBHOOK_URL: url, ALERT_WEBHOOK_SECRET: secret }: PlatformScope["env"]) {
	return url && secret ? { url, secret } : undefined;
}

/** Sends the alerts that are due, the oldest first. */
export async function sendAlerts({ env, clock, log }: PlatformScope): Promise<void> {
	const webhook = webhookOf(env);
	if (!webhook) return;
	const now = clock.now();
	const alerts = await readFrom<Alert>(env.DIRECTORY, takeAlerts(now, now + leaseMs, atOnce));
	for (const alert of alerts.sort((a, b) => a.id - b.id)) {
		try {
			if (!isLocal(env) && !webhook.url.startsWith("https://")) throw new Error("it does not begin with https://");
			await post(webhook, alert, env.PLATFORM_HOST, now);
			await readFrom(env.DIRECTORY, endAlert(alert.id, now));
		} catch (error) {
			const reason = error instanceof Error ? error.message : String(error);
			log.warn("alert-not-taken", { check: alert.check_name, attempt: alert.attempts, reason });
			const pause = Math.min(longestPauseMs, minuteMs * 2 ** (alert.attempts - 1));
			const givenUpAt = alert.attempts < maxAttempts ? null : now;
			await readFrom(env.DIRECTORY, delayAlert(alert.id, now + pause, givenUpAt, reason.slice(0, 200)));
		}
	}
}

/** The words that chats show of an alert. */
function sentenceOf({ check_name, event, detail, advice }: Alert, platform: string): string {
	return event === "failed"
		? `${platform}: ${check_name} fails. ${detail} What to do: ${advice}`
		: `${platform}: ${check_name} is well again. ${detail}`;
}

/** Throws unless the receiver takes it. The signature is over the time and the body, so that neither can be changed or sent later. */
async function post({ url, secret }: { url: string; secret: string }, alert: Alert, platform: string, now: number) {
	const { id, check_name, event, detail, advice, created_at } = alert;
	const body = JSON.stringify({
		...{ id, event, check: check_name, detail, advice, platform },
		...{ at: new Date(created_at).toISOString(), release: app_version, text: sentenceOf(alert, platform) },
	});
	const timestamp = String(Math.floor(now / secondMs));
	const answer = await fetch(url, {
		method: "POST",
		headers: {
			"content-type": "application/json",
			"x-laurel-alert": String(id),
			"x-laurel-timestamp": timestamp,
			"x-laurel-signature": `sha256=${createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex")}`,
		},
		body,
		// Nothing is sent on to an address that nobody set.
		redirect: "manual",
		signal: AbortSignal.timeout(timeoutMs),
	});
	await answer.body?.cancel();
	if (!answer.ok) throw new Error(`the webhook answered ${answer.status}`);
}
