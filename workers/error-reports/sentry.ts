/** Error reports as Sentry's envelopes over HTTP, which Sentry and what speaks like it take (develop.sentry.dev/sdk/envelopes). */
import type { ErrorReport, ErrorReporter } from "./error-report";

/** An answer that takes longer is not waited for. */
const timeoutMs = 2_000;

/** A reporter to the project that a DSN names. Throws where the address is none; the address, which has a key in it, is not told. */
export function sentryReporter(dsn: string): ErrorReporter {
	const { url, key } = readDsn(dsn);
	return async (report) => {
		const answer = await fetch(url, {
			method: "POST",
			headers: {
				"content-type": "application/x-sentry-envelope",
				"x-sentry-auth": `Sentry sentry_version=7, sentry_client=${report.release.replace("@", "/")}, sentry_key=${key}`,
			},
			body: envelopeOf(report),
			// Nothing is sent on to an address that nobody set.
			redirect: "manual",
			signal: AbortSignal.timeout(timeoutMs),
		});
		await answer.body?.cancel();
		if (!answer.ok) throw new Error(`the error-reporting service answered ${answer.status}`);
	};
}

/** `https://<key>@<host>/<path>/<project>` as the address of envelopes and the public key. */
function readDsn(dsn: string): { url: string; key: string } {
	const known = URL.canParse(dsn) ? new URL(dsn) : undefined;
	const [, path = "", project] = /^(.*)\/(\w+)\/?$/.exec(known?.pathname ?? "") ?? [];
	if (!known || !/^https?:$/.test(known.protocol) || !/^\w+$/.test(known.username) || !project)
		throw new Error("ERROR_REPORT_DSN is not of the form https://<key>@<host>/<project>");
	return { url: `${known.protocol}//${known.host}${path}/api/${project}/envelope/`, key: known.username };
}

/** Three lines: what the envelope is, what its one item is, and the event. */
function envelopeOf(report: ErrorReport): string {
	const event_id = report.id.replaceAll("-", "");
	const sent_at = new Date(report.at).toISOString();
	const event = JSON.stringify(eventOf(report, event_id));
	const item = { type: "event", content_type: "application/json", length: new TextEncoder().encode(event).byteLength };
	return `${[JSON.stringify({ event_id, sent_at }), JSON.stringify(item), event].join("\n")}\n`;
}

function eventOf(report: ErrorReport, event_id: string): object {
	const { at, code, message, endpoint, status, account_id, request_id, release, environment, fault } = report;
	return {
		event_id,
		timestamp: at / 1_000,
		platform: "javascript",
		level: fault ? "error" : "warning",
		release,
		environment,
		transaction: endpoint ?? undefined,
		tags: { code, endpoint, status, account_id, request_id, error_id: fault ? report.id : null },
		...(fault
			? { exception: { values: [exceptionOf(fault, report.id)] } }
			: { message: { formatted: message }, fingerprint: [endpoint ?? "none", code] }),
	};
}

/** Sentry wants the innermost place last. */
function exceptionOf({ name, constraint, frames }: NonNullable<ErrorReport["fault"]>, error_id: string): object {
	return {
		type: name,
		value: constraint ?? `The log has the message under ${error_id}.`,
		stacktrace: {
			frames: frames
				.map(({ file, line, column, ...frame }) => ({ ...frame, filename: file, lineno: line, colno: column }))
				.reverse(),
		},
	};
}
