/** Compares what was measured with the goals: shares of the raw limit, and the same at another size. */
import { round } from "./drive.mjs";

/** Each goal of the jobs that ran, with its figure and whether it is met. */
export function judgeGoals(jobs, results) {
	return jobs.flatMap((job) =>
		job.goals.flatMap((goal) => {
			const state = goal.state ?? job.states[0] ?? "demo";
			const found = results.find((result) => result.job === job.id && result.state === state);
			const other = goal.sameAs && results.find((result) => result.job === job.id && result.state === goal.sameAs);
			if (!found || (goal.sameAs && !other)) return [];
			return [{ job: job.title, state, ...judge(goal, found, other) }];
		}),
	);
}

/** Prints the goals as a table. */
export function printGoals(goals) {
	console.log("\nGoals (only ratios within this run count: client and server share the cores)");
	const rows = goals.map(({ job, state, goal, reached, isMet, isDoubtful }) => [
		`${isMet ? "met" : "NOT"}${isDoubtful ? " ?" : ""}`,
		reached,
		goal,
		`${job} (${state})`,
	]);
	const widths = [0, 1, 2].map((at) => Math.max(0, ...rows.map((row) => row[at].length)));
	for (const row of rows) console.log(`  ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join("  ")}`);
	console.log(
		`  ${goals.filter(({ isMet }) => isMet).length} of ${goals.length} met; "?": processor time says otherwise, measure again`,
	);
}

function judge(goal, found, other) {
	const at = goal.field ?? `c = ${goal.connections}`;
	if (found.error || other?.error) return { goal: at, reached: "failed", isMet: false };
	if (goal.field) return judgeField(goal, found.figures);
	const { job, raw } = found.figures[goal.connections];
	if (goal.sameAs) return judgeSame(goal, job, other.figures[goal.connections].job, at);
	if (goal.figure === "rate") {
		const share = round(job.per_second / raw.per_second, 2);
		const byCpu = round(raw.cpu_ms / job.cpu_ms, 2);
		return {
			goal: `≥ ${goal.atLeast} of raw, ${at}`,
			reached: `${share} (${job.per_second} of ${raw.per_second}/s; by cpu ${byCpu})`,
			isMet: share >= goal.atLeast,
			isDoubtful: share >= goal.atLeast !== byCpu >= goal.atLeast,
		};
	}
	const times = round(job.p50_ms / raw.p50_ms, 1);
	return {
		goal: `≤ ${goal.atMost} × raw p50, ${at}`,
		reached: `${times} × (${job.p50_ms} / ${raw.p50_ms} ms)`,
		isMet: times <= goal.atMost,
	};
}

function judgeSame(goal, here, there, at) {
	const isRate = goal.figure === "rate";
	const factor = round(isRate ? there.per_second / here.per_second : here.p50_ms / there.p50_ms, 2);
	const figures = isRate ? `${here.per_second} / ${there.per_second}/s` : `${here.p50_ms} / ${there.p50_ms} ms`;
	return {
		goal: `within ${goal.within} × of ${goal.sameAs}, ${at}`,
		reached: `${factor} × (${figures})`,
		isMet: factor <= goal.within,
	};
}

/** A figure of its own kind: so many times its raw one, or at most so much. */
function judgeField({ figure, field, atMost, wanted, unit = "s" }, figures) {
	const own = figures[field];
	if (figure === "exactly") return { goal: `${wanted} ${unit}`, reached: `${own} ${unit}`, isMet: own === wanted };
	if (figure === "most") return { goal: `≤ ${atMost} ${unit}`, reached: `${own} ${unit}`, isMet: own <= atMost };
	const rawOne = figures[`raw_${field}`];
	const times = round(own / rawOne, 1);
	return { goal: `≤ ${atMost} × raw`, reached: `${times} × (${own} / ${rawOne} ${unit})`, isMet: times <= atMost };
}
