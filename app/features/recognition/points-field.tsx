/** Points for each person, with what they come to and what is left. */
import { useEffect, useState } from "react";
import { amountRange, usualAmount } from "#workers/features/programs/rules/points-of-program";
import { usePointsWords } from "~/ui/account-display";
import { Field } from "~/ui/field";
import { ProgressBar } from "~/ui/progress-bar";
import { Stepper } from "~/ui/stepper";
import { useTranslation } from "~/ui/texts";
import { useIsScripted } from "~/ui/use-is-scripted";
import type { GivableProgram } from "./give-form";

/** Props of the field; it starts anew with each program. */
export type PointsFieldProps = {
	program: GivableProgram;
	typed: string;
	recipientCount: number;
	error?: string;
	/** Told what each person gets, whenever that changes. */
	onPoints: (points: number) => void;
};

/** The stepper; without scripts a plain number that may stay empty, since another program may still be chosen. */
export function PointsField({ program, typed, recipientCount, error, onPoints }: PointsFieldProps) {
	const { t } = useTranslation("recognition");
	const words = usePointsWords();
	const isScripted = useIsScripted();
	const [points, setPoints] = useState(typed || String(usualAmount(program)));
	const { min, max, step } = amountRange(program);
	const each = program.is_non_monetary === 1 ? 0 : Number(points) || 0;
	useEffect(() => onPoints(each), [each, onPoints]);
	if (words.areHidden || (isScripted && program.is_non_monetary === 1)) return null;
	const isFixed = min === max;
	const isFree = program.is_non_monetary !== 1 && !isFixed;
	const range = t(step > 1 ? "give.rangeInSteps" : "give.range", {
		min: words.figure(min),
		max: words.figure(max),
		step: words.figure(step),
	});
	const hint = isScripted ? isFree && range : <span className="without-scripts">{t("give.pointsEmpty")}</span>;
	const limits = isScripted ? { min, max, step } : {};
	return (
		<Field label={t("give.points")} error={error} hint={hint}>
			<div className="row-wrap">
				{isScripted && isFixed ? (
					<p className="strong figure">{words.withLabel(max)}</p>
				) : (
					<Stepper
						name="points"
						{...limits}
						value={isScripted ? points : typed}
						onChange={(event) => setPoints(event.currentTarget.value)}
					/>
				)}
				<Sum points={each} recipientCount={recipientCount} left={program.left_to_give} />
			</div>
		</Field>
	);
}

function Sum({ points, recipientCount, left }: { points: number; recipientCount: number; left: number | null }) {
	const { t } = useTranslation("recognition");
	const words = usePointsWords();
	if (left === null) return null;
	const total = points * recipientCount;
	const isTooMuch = total > left;
	const figures = {
		count: recipientCount,
		points: words.figure(points),
		total: words.figure(total),
		left: words.figure(left),
	};
	return (
		<div className="script-only give-sum">
			<p className={isTooMuch ? "soft figure give-too-much" : "soft figure"} role="status">
				{t(recipientCount > 0 ? "give.sum" : "give.left", figures)}
			</p>
			<ProgressBar
				heightPx={4}
				isNeverLow
				percent={left === 0 ? 100 : Math.min(100, (total * 100) / left)}
				label={t("give.partUsed")}
			/>
		</div>
	);
}
