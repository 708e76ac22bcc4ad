/** A bar that shows a part of a whole; the figure always stands in words beside it. */
import { classNames } from "./class-names";
import { progressTone } from "./rules/progress";

/** Props of a progress bar; 12 px high unless told. */
export type ProgressBarProps = {
	percent: number;
	label: string;
	isActive?: boolean;
	heightPx?: number;
	isNeverLow?: boolean;
	/** A goal that is reached when it is full. */
	isGoal?: boolean;
};

/** Orange under 25 percent, the client's mark otherwise, grey when not active. */
export function ProgressBar({ percent, label, isActive = true, heightPx = 12, isNeverLow, isGoal }: ProgressBarProps) {
	const shown = Math.min(100, Math.max(0, Math.round(percent)));
	const usual = (isNeverLow || isGoal) && isActive ? "brand" : progressTone(shown, isActive);
	const tone = isGoal && isActive && shown === 100 ? "reached" : usual;
	return (
		<div
			className={classNames("progress-bar", tone !== "brand" && `progress-bar-${tone}`)}
			style={heightPx === 12 ? undefined : { height: heightPx }}
			role="progressbar"
			aria-label={label}
			aria-valuenow={shown}
			aria-valuemin={0}
			aria-valuemax={100}
		>
			<span style={{ width: `${shown}%` }} />
		</div>
	);
}
