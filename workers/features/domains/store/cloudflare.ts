/** Cloudflare's custom hostnames over its API (Cloudflare for SaaS): paths, bodies, envelope and error codes as it documents them. */
import { z } from "zod";
import { askProvider, away, type ProviderAnswer, type ProviderQuestion, type Warn } from "#workers/kernel/ask-provider";
import type { DnsRecord, Outcome } from "#workers/kernel/claim";
import { type Environment, isLocal } from "#workers/kernel/environment";
import type { CustomHostname, HostnameProvider } from "../rules/custom-hostname";

const usualUrl = "https://api.cloudflare.com/client/v4";

/** Codes that say that a name can never be one: invalid, not ASCII, reserved, no public suffix, example domains, wildcards. */
const nameCodes = [1407, 1408, 1409, 1410, 1411, 1448];
const duplicateCode = 1406;
const unknownCode = 1436;

/** Certificates are validated by a record, before any traffic comes here. */
const certificate = { method: "txt", type: "dv" };

const textOr = (usual: string) => z.string().catch(usual);
const texts = z.array(z.string()).catch([]);

const result = z.object({
	id: z.string().min(1).max(100),
	hostname: textOr(""),
	status: textOr("pending"),
	ownership_verification: z
		.object({ type: z.string(), name: z.string(), value: z.string() })
		.optional()
		.catch(undefined),
	verification_errors: texts,
	ssl: z
		.object({
			status: textOr("initializing"),
			validation_records: z
				.array(
					z.object({ txt_name: z.string().optional(), txt_value: z.string().optional(), status: textOr("pending") }),
				)
				.catch([]),
			validation_errors: z.array(z.object({ message: z.string() })).catch([]),
		})
		.catch({ status: "initializing", validation_records: [], validation_errors: [] }),
});

const envelope = z.object({
	success: z.boolean(),
	errors: z.array(z.object({ code: z.number(), message: textOr("") })).catch([]),
	result: z.unknown(),
});

/** What Cloudflare needs to be asked; undefined where the platform offers no own domains. */
export function cloudflareSettings(env: Environment) {
	const { CUSTOM_HOSTNAMES_ZONE: zone, CUSTOM_HOSTNAMES_TOKEN: token, CUSTOM_HOSTNAMES_TARGET: target } = env;
	const url = env.CUSTOM_HOSTNAMES_URL ?? usualUrl;
	if (!zone || !token || !target) return undefined;
	// A token goes out over https alone, but to a server of this machine.
	return isLocal(env) || url.startsWith("https://") ? { zone, token, target, url } : undefined;
}

type Settings = NonNullable<ReturnType<typeof cloudflareSettings>>;
type Method = ProviderQuestion["method"];
type Answered = Outcome<CustomHostname>;

/** Cloudflare as the provider of custom hostnames. */
export function openCloudflare(settings: Settings, warn: Warn): HostnameProvider {
	const ask = (method: Method, path: string, body?: object) => send(settings, warn, { method, path, body });
	const of = (id: string) => `/${encodeURIComponent(id)}`;
	return {
		create: (host) =>
			ask("POST", "", { hostname: host, ssl: { ...certificate, settings: { min_tls_version: "1.2" } } }),
		find: async (host) => {
			const outcome = await ask("GET", `?${new URLSearchParams({ hostname: host })}`);
			return outcome.kind === "found" && outcome.provided.hostname !== host ? { kind: "gone" } : outcome;
		},
		get: (id) => ask("GET", of(id)),
		recheck: (id) => ask("PATCH", of(id), { ssl: certificate }),
		remove: (id) => ask("DELETE", of(id)),
	};
}

function send(
	{ url, zone, token }: Settings,
	warn: Warn,
	{ method, path, body }: { method: Method; path: string; body?: object },
): Promise<Answered> {
	const address = `${url}/zones/${encodeURIComponent(zone)}/custom_hostnames${path}`;
	const question = { url: address, token, method, event: "custom-hostnames-away", ...(body ? { body } : {}) };
	return askProvider(question, warn, (answer) => readAnswer(answer, method));
}

function readAnswer({ status, isOk, body, retry_after_ms }: ProviderAnswer, method: Method): Answered {
	if (status === 429) return away("429", retry_after_ms);
	// The deletion alone answers without an envelope.
	if (method === "DELETE" && isOk) return { kind: "gone" };
	const read = envelope.safeParse(body);
	if (!read.success) return away(`${status} without an answer`);
	const { success, errors, result: found } = read.data;
	const [first] = errors;
	if (success && isOk) return toOutcome(found);
	if (errors.some(({ code }) => code === duplicateCode)) return { kind: "duplicate" };
	if (status === 404 || errors.some(({ code }) => code === unknownCode)) return { kind: "gone" };
	const wrong = errors.find(({ code }) => nameCodes.includes(code));
	if (wrong) return { kind: "refused", reason: wrong.message.slice(0, 300) };
	// Rights, quotas and faults are the platform's to mend, and no reason to give the client's domain up.
	return away(first ? `${status}: ${first.code} ${first.message}` : String(status));
}

/** One custom hostname, or the first of a list. */
function toOutcome(found: unknown): Answered {
	if (Array.isArray(found)) return found.length === 0 ? { kind: "gone" } : toOutcome(found[0]);
	const read = result.safeParse(found);
	return read.success ? { kind: "found", provided: toHostname(read.data) } : away("an answer of another form");
}

function toHostname(found: z.output<typeof result>): CustomHostname {
	const { id, hostname, status, ssl, ownership_verification: own } = found;
	const ownership: DnsRecord[] =
		own?.type === "txt" ? [{ purpose: "ownership", type: "TXT", name: own.name, value: own.value }] : [];
	const certificates = ssl.validation_records.flatMap(({ txt_name: name, txt_value: value }): DnsRecord[] =>
		name && value ? [{ purpose: "certificate", type: "TXT", name, value }] : [],
	);
	const notes = [...found.verification_errors, ...ssl.validation_errors.map(({ message }) => message)];
	return {
		...{ id, hostname, status, ssl_status: ssl.status },
		records: [...ownership, ...certificates].slice(0, 10),
		notes: notes.slice(0, 5).map((note) => note.slice(0, 300)),
	};
}
