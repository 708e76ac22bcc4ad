/** A status: a dot and the word that says the same. */
import { classNames } from "./class-names";
import { type StatusTone, statusTone } from "./rules/status-tone";

/** A dot in the tone of its status beside its label. */
export function StatusDot({ status, label, tone }: { status: string; label: string; tone?: StatusTone }) {
	const shown = tone ?? statusTone(status);
	return <span className={classNames("dot", shown !== "gray" && `dot-${shown}`)}>{label}</span>;
}
