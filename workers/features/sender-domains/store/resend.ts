/** Resend's domains over its API: paths, bodies, states and errors as it documents them. */
import { z } from "zod";
import { askProvider, away, type ProviderAnswer, type ProviderQuestion, type Warn } from "#workers/kernel/ask-provider";
import type { DnsRecord, Outcome } from "#workers/kernel/claim";
import { minuteMs } from "#workers/kernel/clock";
import { type Environment, isLocal } from "#workers/kernel/environment";
import { fullName } from "../rules/full-name";
import type { SenderDomain, SenderDomainProvider } from "../rules/sender-domain";

const usualUrl = "https://api.resend.com";
/** A domain may be so much older than its reservation says: clocks differ. */
const clockSlackMs = 5 * minuteMs;
const pageSize = 100;
const maxPages = 50;

const textOr = (usual: string) => z.string().catch(usual);

const record = z.object({
	record: textOr(""),
	name: z.string(),
	type: z.enum(["CNAME", "TXT", "MX"]),
	status: textOr("not_started"),
	value: z.string(),
	priority: z.coerce.number().int().optional().catch(undefined),
});

const domain = z.object({
	id: z.string().min(1).max(100),
	name: z.string(),
	status: textOr("pending"),
	created_at: textOr(""),
	/** What is of another form is no record of sending. */
	records: z.array(record.or(z.unknown().transform(() => undefined))).catch([]),
});

const page = z.object({ has_more: z.boolean().catch(false), data: z.array(domain) });
const problem = z.object({ name: textOr(""), message: textOr("") });

/** What Resend needs to be asked; undefined where the platform offers no sender domains. */
export function resendSettings(env: Environment) {
	const { SENDER_DOMAINS_TOKEN: token, SENDER_DOMAINS_REGION: region, MAIL_SENDER } = env;
	const url = env.SENDER_DOMAINS_URL ?? usualUrl;
	if (!token || !MAIL_SENDER) return undefined;
	// A token goes out over https alone, but to a server of this machine.
	return isLocal(env) || url.startsWith("https://") ? { token, region, url } : undefined;
}

type Settings = NonNullable<ReturnType<typeof resendSettings>>;
type Answered = Outcome<SenderDomain>;
type Asked = Pick<ProviderQuestion, "method" | "body"> & { path: string };
/** What Resend answered: its JSON, or how the question ended otherwise. */
type Sent = { kind: "ok"; body: unknown } | Exclude<Answered, { kind: "found" }>;

/** Resend as the provider of sender domains. */
export function openResend(settings: Settings, warn: Warn): SenderDomainProvider {
	const ask = (asked: Asked) => send(settings, warn, asked);
	const of = (id: string) => `/domains/${encodeURIComponent(id)}`;
	const get = async (id: string) => toOutcome(await ask({ method: "GET", path: of(id) }));
	const verify = (id: string) => ask({ method: "POST", path: `${of(id)}/verify` });
	const find = (host: string, since: number) => findByName(ask, host, since);
	return {
		create: async (host, since) => {
			const { region } = settings;
			const made = await ask({ method: "POST", path: "/domains", body: { name: host, ...(region ? { region } : {}) } });
			if (made.kind !== "duplicate") return toOutcome(made);
			const found = await find(host, since);
			// Somebody else has it there: it is theirs to give up.
			return found.kind === "gone" ? { kind: "refused", reason: registered(host) } : found;
		},
		find,
		get: async (id) => {
			const found = await get(id);
			// Resend looks at the DNS only once it was told to.
			if (found.kind === "found" && found.provided.status === "not_started") await verify(id);
			return found;
		},
		recheck: async (id) => {
			const begun = await verify(id);
			return begun.kind === "ok" ? get(id) : begun;
		},
		remove: async (id) => {
			const gone = await ask({ method: "DELETE", path: of(id) });
			return gone.kind === "ok" ? { kind: "gone" } : gone;
		},
	};
}

const registered = (host: string) => `The ${host} domain has been registered already.`;

/** The domain of a name that was made since it was asked for, page by page; one that is older is somebody else's. */
async function findByName(ask: (asked: Asked) => Promise<Sent>, host: string, since: number): Promise<Answered> {
	let after = "";
	for (let pages = 0; pages < maxPages; pages += 1) {
		const sent = await ask({ method: "GET", path: `/domains?limit=${pageSize}${after}` });
		if (sent.kind !== "ok") return sent;
		const read = page.safeParse(sent.body);
		if (!read.success) return away("a list of another form");
		const found = read.data.data.find(({ name }) => name === host);
		if (found) {
			const created = Date.parse(found.created_at.replace(" ", "T").replace(/\+00$/, "Z"));
			if (!(created >= since - clockSlackMs)) return { kind: "gone" };
			// The list tells no records.
			return toOutcome(await ask({ method: "GET", path: `/domains/${encodeURIComponent(found.id)}` }));
		}
		const last = read.data.data.at(-1);
		if (!read.data.has_more || !last) return { kind: "gone" };
		after = `&after=${encodeURIComponent(last.id)}`;
	}
	return away("too many domains");
}

const send = ({ url, token }: Settings, warn: Warn, { path, ...asked }: Asked): Promise<Sent> =>
	askProvider({ ...asked, url: `${url}${path}`, token, event: "sender-domains-away" }, warn, readAnswer);

function readAnswer({ status, isOk, body, retry_after_ms }: ProviderAnswer): Sent {
	if (isOk) return body === undefined ? away(`${status} without an answer`) : { kind: "ok", body };
	const { name, message } = problem.catch({ name: "", message: "" }).parse(body);
	if (status === 429) return away(name || "429", retry_after_ms);
	if (status === 404) return { kind: "gone" };
	const isInvalid = ["validation_error", "invalid_parameter", "missing_required_field"].includes(name);
	if (isInvalid && /registered already/i.test(message)) return { kind: "duplicate" };
	if (isInvalid && (status === 400 || status === 422)) return { kind: "refused", reason: message.slice(0, 300) };
	// Rights, plans and faults are the platform's to mend, and no reason to give the client's domain up.
	return away(`${status}: ${name} ${message}`);
}

function toOutcome(sent: Sent): Answered {
	if (sent.kind !== "ok") return sent;
	const read = domain.safeParse(sent.body);
	if (!read.success) return away("an answer of another form");
	const { id, name, status, records } = read.data;
	const shown = records.flatMap((one) => (one ? toRecord(one, name) : []));
	return { kind: "found", provided: { id, name, status, records: shown.slice(0, 10), notes: [] } };
}

/** The records of sending alone; a text stands in quotes there, which no form of a DNS wants. */
function toRecord(
	{ record: what, name, type, status, value, priority }: z.output<typeof record>,
	host: string,
): DnsRecord[] {
	const purpose = what === "DKIM" ? "dkim" : what !== "SPF" ? undefined : type === "MX" ? "return_path" : "spf";
	if (!purpose) return [];
	return [
		{
			...{
				purpose,
				type,
				name: fullName(name, host).slice(0, 300),
				value: value.replace(/^"(.*)"$/, "$1").slice(0, 2_000),
			},
			...(priority === undefined ? {} : { priority }),
			is_found: status === "verified" ? 1 : 0,
		},
	];
}
