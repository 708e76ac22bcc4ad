/** A number with less and more; without scripts the native number input alone. */
import { type InputHTMLAttributes, useRef } from "react";
import { useTranslation } from "~/ui/texts";
import { IconButton } from "./button";
import { classNames } from "./class-names";
import { useField } from "./field";
import "./stepper.css";

/** Props of a stepper; outside a Field give it an `aria-label`. */
export type StepperProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "size"> & { isSmall?: boolean };

/** A number input between a minus and a plus button. */
export function Stepper({ isSmall, ...rest }: StepperProps) {
	const { t } = useTranslation("common");
	const field = useField();
	const input = useRef<HTMLInputElement>(null);
	const move = (direction: 1 | -1) => {
		const target = input.current;
		if (!target || target.disabled) return;
		if (direction === 1) target.stepUp();
		else target.stepDown();
		target.dispatchEvent(new Event("input", { bubbles: true }));
		target.dispatchEvent(new Event("change", { bubbles: true }));
	};
	return (
		<span className={classNames("stepper", isSmall && "stepper-small")}>
			<IconButton
				icon="minus"
				iconSize="small"
				label={t("stepper.less")}
				className="script-only"
				onClick={() => move(-1)}
			/>
			<input {...field} inputMode="numeric" {...rest} ref={input} type="number" />
			<IconButton
				icon="plus"
				iconSize="small"
				label={t("stepper.more")}
				className="script-only"
				onClick={() => move(1)}
			/>
		</span>
	);
}
