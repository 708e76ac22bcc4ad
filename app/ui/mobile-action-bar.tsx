/** On a phone, a screen's own main call in the bottom bar's place, with the sum beside it. */
import type { ReactNode } from "react";

/** The bar at the foot of a phone; a submit button in it names its form. */
export function MobileActionBar({ sum, note, children }: { sum?: ReactNode; note?: ReactNode; children: ReactNode }) {
	return (
		<div className="action-bar">
			{(sum || note) && (
				<div className="action-bar-sum">
					<div className="strong">{sum}</div>
					{note && <div className="meta">{note}</div>}
				</div>
			)}
			{children}
		</div>
	);
}
