/** What is known of a recognition, a claim or a reversal as terms and words; what is empty is left out. */
import type { ReactNode } from "react";
import "./recognition.css";

/** The facts in their order; `children` are terms that are more than words. */
export function FilledFacts({
	facts,
	children,
}: {
	facts: readonly (readonly [label: string, value: string])[];
	children?: ReactNode;
}) {
	return (
		<dl className="facts">
			{facts
				.filter(([, value]) => value !== "")
				.map(([label, value]) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd className="lines submission-fact">{value}</dd>
					</div>
				))}
			{children}
		</dl>
	);
}
