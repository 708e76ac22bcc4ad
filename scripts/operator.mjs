/** Operators and their tokens: npm run operator -- token --name jane | list | revoke --name jane [--url …]. */
import { parseArgs } from "node:util";
import { inColumns, openPlatform, platformOptions, runCommand, written } from "./operator-client.mjs";

const usage = `usage: npm run operator -- token --name jane     makes jane's token and prints it once
       npm run operator -- list                    whose tokens there are
       npm run operator -- revoke --name jane      ends it at once
       --url https://platform.rewards.example with LAUREL_OPERATOR_TOKEN for a platform that is not on this machine`;

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
	revoke: async (call, { name }) => {
		await call("revoke_token", { name });
		console.log(`The token of ${name} is revoked.`);
	},
};

await runCommand(
	async () => {
		const { values, positionals } = parseArgs({
			options: { name: { type: "string" }, ...platformOptions },
			allowPositionals: true,
		});
		const [verb] = positionals;
		const needsName = verb !== "list";
		if (!Object.hasOwn(commands, verb ?? "") || positionals.length > 1 || (needsName && !values.name))
			throw new Error(usage);
		await commands[verb](await openPlatform(values.url), values);
	},
	{ name: "--name" },
);
