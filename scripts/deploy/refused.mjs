/** What Cloudflare refused, as a sentence that says what is wrong and another that says what to do. */
import { stripVTControlCharacters } from "node:util";

/** A deployment that cannot go on; `advice` says what to do about it. */
export class DeploymentRefused extends Error {
	constructor(message, advice) {
		super(message);
		Object.assign(this, { name: "DeploymentRefused", advice });
	}
}

const again = "Run npm run deploy again: it goes on where it stopped.";

/** What a path of the API is about, and the right that a token needs for it. */
const areas = [
	[/\/d1\//, "databases", "Account · D1 · Edit"],
	[/\/r2\//, "buckets", "Account · Workers R2 Storage · Edit"],
	[/\/queues/, "queues", "Account · Queues · Edit"],
	[/\/dns_records/, "DNS records", "Zone · DNS · Edit"],
	[/\/zones\/[^/]+\/workers\/routes/, "routes", "Zone · Workers Routes · Edit"],
	[/\/workers\//, "Workers", "Account · Workers Scripts · Edit"],
	[/\/zones/, "the domain's zone", "Zone · Zone · Read"],
	[/\/accounts/, "the account", "Account · Account Settings · Read"],
];

const areaOf = (path) => areas.find(([pattern]) => pattern.test(path)) ?? [/./, path, "the right for it"];

/** By Cloudflare's own numbers: what stands in an account's way, whatever the token may do. */
const known = {
	7406: [
		"The account has as many D1 databases as its plan allows.",
		"Delete one (npx wrangler d1 list, d1 delete) or move to a larger plan, then run it again.",
	],
	10015: ["The account's plan does not include this.", "Workers Paid is needed: dashboard, Workers & Pages, Plans."],
	10042: ["R2 is not switched on for the account.", "Switch it on in the dashboard (R2), then run it again."],
	10089: ["Analytics Engine is not switched on for the account.", "Switch it on in the dashboard, then run it again."],
	11002: ["Queues are not switched on for the account.", "Open Queues in the dashboard once, then run it again."],
	100129: ["Queues need the plan Workers Paid.", "Dashboard, Workers & Pages, Plans; then run it again."],
};

/** The refusal for an answer of the API: its status, and the first of its errors. */
export function refusalOf({ path, status, code, message }) {
	const [, what, right] = areaOf(path);
	const said = `${message}${code ? ` [code: ${code}]` : ""}`;
	if (known[code]) return new DeploymentRefused(`${known[code][0]} Cloudflare says: ${said}`, known[code][1]);
	if (status === 429) {
		const advice = `Wait five minutes, the limit is counted over that time. ${again}`;
		return new DeploymentRefused("Cloudflare takes no more requests from this token for now (429).", advice);
	}
	if (status === 401) return wrongToken(said);
	if (status === 403) {
		const advice = `Give it “${right}” (dashboard, My Profile, API Tokens), for this account and zone. ${again}`;
		return new DeploymentRefused(`The token may not work on ${what}: ${said}`, advice);
	}
	if (status >= 500)
		return new DeploymentRefused(
			`Cloudflare failed at ${what} (${status}): ${said}`,
			`Look at www.cloudflarestatus.com. ${again}`,
		);
	if (/limit|quota|maximum|exceed/i.test(message)) {
		const advice = "Make room or ask Cloudflare for a higher limit, then run it again.";
		return new DeploymentRefused(`A limit of the account is reached at ${what}: ${said}`, advice);
	}
	return new DeploymentRefused(`Cloudflare refused at ${what} (${status}): ${said}`, again);
}

/** The refusal of a token that is not in force. */
export const wrongToken = (said) =>
	new DeploymentRefused(
		`Cloudflare does not accept CLOUDFLARE_API_TOKEN: ${said}`,
		"Make one (dashboard, My Profile, API Tokens) with the rights that docs/deployment.md lists, and set it in the shell.",
	);

/** The refusal for what wrangler printed as it ended. */
export function refusalOfTool(printed, what) {
	const text = stripVTControlCharacters(printed);
	const [, path] = /Cloudflare API \((\S+)\) failed/.exec(text) ?? [];
	const [, message = "", code] = /\n\s*([^\n]+?)\s*\[code: (\d+)\]/.exec(text) ?? [];
	const status = statusSaid(text, code);
	if (path && (status || known[code])) return refusalOf({ path, status, code: Number(code), message });
	const lines = text.split("\n").filter((line) => line.trim() && !/wrangler report|logs were written/i.test(line));
	return new DeploymentRefused(`${what} failed:\n${lines.slice(-12).join("\n")}`, again);
}

/** wrangler names no status beside Cloudflare's own number. */
function statusSaid(text, code) {
	if (/Authentication error|not authorized/i.test(text) || code === "10000") return 403;
	if (/rate.?limit|too many requests|\b429\b/i.test(text)) return 429;
	return undefined;
}
