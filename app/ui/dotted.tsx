/** Short facts about a thing, with dots between those that stand in one line; no dot hangs where a line ends or begins. */
import type { ReactNode } from "react";
import "./dotted.css";

/** The facts in their order; what is empty is left out. Who hears or copies them gets the dots as text. */
export function Dotted({ facts }: { facts: ReactNode[] }) {
	return (
		<span className="dotted">
			{facts.filter(Boolean).map((fact, at) => (
				<span key={at}>
					{at > 0 && <span className="unseen"> · </span>}
					{fact}
				</span>
			))}
		</span>
	);
}
