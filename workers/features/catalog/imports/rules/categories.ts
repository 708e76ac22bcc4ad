/** Completes category paths with every category above them, parents first. */

/** A category of a path: its name, its own path, and its parent's. */
export type PathStep = { path: string; parent_path: string | null; name: string; depth: number };

const separator = " > ";

/** All steps of these paths, each once, parents before children. */
export function stepsOf(paths: Iterable<string>): PathStep[] {
	const steps = new Map<string, PathStep>();
	for (const path of paths) {
		const names = path.split(separator);
		names.forEach((name, depth) => {
			const own = names.slice(0, depth + 1).join(separator);
			const parent_path = depth === 0 ? null : names.slice(0, depth).join(separator);
			steps.set(own, { path: own, parent_path, name, depth });
		});
	}
	return [...steps.values()].sort((one, other) => one.depth - other.depth);
}
