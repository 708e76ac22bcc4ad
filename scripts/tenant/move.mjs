/** Moves a client to another shard while it is used, and tells beforehand what that would cost. */
import { inColumns, written } from "../operator-client.mjs";

const figures = new Intl.NumberFormat("en-US");
const kilobytes = (bytes) => `${figures.format(Math.ceil(bytes / 1024))} KB`;

/** Sends the move until it is done; the same again goes on with one that broke off. */
export async function moveTenant(call, subdomain, to) {
	for (let before = -1; ; ) {
		const { state, shard, rows, pause_ms, erase_at } = await call("move_tenant", { subdomain, shard: to });
		if (state === "copying") {
			if (rows !== before) console.log(`${figures.format(rows)} rows are copied; the client is used meanwhile.`);
			before = rows;
			continue;
		}
		if (state === "given_up") console.log(`${subdomain} stays on ${shard}. What was copied is deleted.`);
		else
			console.log(
				`${subdomain} is on ${shard}.${pause_ms === null ? "" : ` Writes waited for ${seconds(pause_ms)} at most.`}`,
			);
		if (state === "moved" && erase_at !== null) console.log(`The old rows are deleted from ${written(erase_at)} on.`);
		return;
	}
}

/** Prints what a move would copy and how long writes would likely wait; nothing is changed. */
export async function planMove(call, subdomain, to) {
	const { shard, rows, bytes, tables, likely_pause_ms, max_pause_ms, latest } = await call("get_move", { subdomain });
	const isTooLong = likely_pause_ms > max_pause_ms;
	const lines = [
		["From", shard],
		["To", to],
		["Rows", `${figures.format(rows)} in ${tables.length} tables`],
		["Size", kilobytes(bytes)],
		["Files", "stay where they are"],
		[
			"Likely pause",
			`${seconds(likely_pause_ms)} of at most ${seconds(max_pause_ms)}${isTooLong ? ": too long to be moved" : ""}`,
		],
		...(latest.state === "copying" ? [["Under way", `to ${latest.to_shard}: the same command goes on with it`]] : []),
	];
	console.log(inColumns(lines));
	console.log("Nothing was changed.");
}

const seconds = (ms) => `${(ms / 1_000).toFixed(1)} seconds`;
