/** A row that slides by touch, wheel or keyboard; two to five things in view by its width. */
import type { ReactNode } from "react";
import "./slider.css";

/** A sliding row; its children are list items. */
export function Slider({ label, children }: { label: string; children: ReactNode }) {
	return (
		// biome-ignore lint/a11y/useSemanticElements: a group of tiles is no fieldset
		<div role="group" className="slider-box" aria-label={label}>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region must be reachable with the keyboard */}
			<ul className="slider" tabIndex={0}>
				{children}
			</ul>
		</div>
	);
}
