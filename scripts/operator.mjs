/** Operators and their tokens: npm run operator -- token --name jane | list | revoke --name jane; and what calls added up to: metrics [--hours 24]. */
import { parseArgs } from "node:util";
import { inColumns, openPlatform, platformOptions, runCommand, written } from "./operator-client.mjs";

const usage = `usage: npm run operator -- token --name jane     makes jane's token and prints it once
       npm run operator -- list                    whose tokens there are
       npm run operator -- revoke --name jane      ends it at once
       npm run operator -- metrics [--hours 24]    calls, refusals, failures and times by endpoint
       --url https://platform.rewards.example with LAUREL_OPERATOR_TOKEN for a platform that is not on this machine`;

const figures = new Intl.NumberFormat("en-US");
const nameless = ["list", "metrics"];

const commands = {
	token: async (call, { name }) => {
		const { token } = await call("create_token", { name });
		console.error(`The token of ${name}. It is stored hashed and told only now:`);
		console.log(token);
	},
	list: async (call) => {
		const { tokens } = await call("get_tokens", {});
		if (tokens.length === 0) return console.log("There are no tokens beside that of the set-up.");
		const rows = tokens.map(({ name, created_by, created_at, revoked_at }) => [
			name,
			revoked_at === null ? "in force" : `revoked ${written(revoked_at)}`,
			`made by ${created_by}, ${written(created_at)}`,
		]);
		console.log(inColumns(rows));
	},
	metrics: async (call, { hours = "24" }) => {
		if (!/^\d+$/.test(hours)) throw new Error(usage);
		const { since, endpoints } = await call("get_metrics", { hours: Number(hours) });
		if (endpoints.length === 0) return console.log(`No call was counted since ${written(since)}.`);
		const rows = endpoints.map(({ endpoint, calls, refusals, failures, milliseconds, slowest_ms }) =>
			[endpoint, calls, refusals, failures, Math.round(milliseconds / calls), slowest_ms].map((value) =>
				typeof value === "number" ? figures.format(value) : value,
			),
		);
		const head = ["endpoint", "calls", "refused", "failed", "mean ms", "slowest ms"];
		console.log(`Since ${written(since)}`);
		console.log(inColumns([head, ...rows], { numbersFrom: 1 }));
	},
	revoke: async (call, { name }) => {
		await call("revoke_token", { name });
		console.log(`The token of ${name} is revoked.`);
	},
};

await runCommand(
	async () => {
		const { values, positionals } = parseArgs({
			options: { name: { type: "string" }, hours: { type: "string" }, ...platformOptions },
			allowPositionals: true,
		});
		const [verb] = positionals;
		const needsName = !nameless.includes(verb);
		if (!Object.hasOwn(commands, verb ?? "") || positionals.length > 1 || (needsName && !values.name))
			throw new Error(usage);
		await commands[verb](await openPlatform(values.url), values);
	},
	{ name: "--name", hours: "--hours" },
);
