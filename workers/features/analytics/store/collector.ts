/** The port of analytics: one event to GA4 by the Measurement Protocol, sent by the server, so that no page runs another site's script. */
import type { AnalyticsEvent } from "../rules/events";
import type { AnalyticsSettings } from "../rules/measuring";

const collector = "https://www.google-analytics.com/mp/collect";

/** What takes longer is not waited for. */
const timeoutMs = 2_000;

/** Hands an event over, under the number of a browser that names nobody. Throws unless it was taken. */
export async function collect(
	{ measurement_id, api_secret }: AnalyticsSettings,
	client_id: string,
	event: AnalyticsEvent,
): Promise<void> {
	const answer = await fetch(`${collector}?${new URLSearchParams({ measurement_id, api_secret })}`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({
			client_id,
			consent: { ad_user_data: "DENIED", ad_personalization: "DENIED" },
			events: [event],
		}),
		redirect: "manual",
		signal: AbortSignal.timeout(timeoutMs),
	});
	await answer.body?.cancel();
	if (!answer.ok) throw new Error(`the collector answered ${answer.status}`);
}
