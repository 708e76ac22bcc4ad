/** Checkboxes, switches, cards and chips that can be chosen: always a real input inside. */
import type { InputHTMLAttributes, ReactNode } from "react";
import { Icon } from "./icon";

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "className">;

/** A checkbox with its words, or a switch for a setting that holds at once. */
export function Checkbox({
	label,
	end,
	isSwitch,
	...rest
}: InputProps & { label: ReactNode; end?: ReactNode; isSwitch?: boolean }) {
	return (
		<label className="check">
			<input
				{...rest}
				type="checkbox"
				role={isSwitch ? "switch" : undefined}
				className={isSwitch ? "box switch" : "box"}
			/>
			<span className="grow">{label}</span>
			{end && <span className="meta figure">{end}</span>}
		</label>
	);
}

/** One radio button with its words, for lists of plain choices. */
export function Radio({ label, ...rest }: InputProps & { label: ReactNode }) {
	return (
		<label className="check">
			<input {...rest} type="radio" className="box" />
			<span className="grow">{label}</span>
		</label>
	);
}

/** Props of a card that can be chosen; `acts` are links under the words, outside the label. */
export type ChoiceCardProps = InputProps & {
	type?: "radio" | "checkbox";
	title: ReactNode;
	children?: ReactNode;
	end?: ReactNode;
	actions?: ReactNode;
};

/** A card that can be chosen: edge, tint and the input's own mark show it. */
export function ChoiceCard({ type = "radio", title, children, end, actions, ...rest }: ChoiceCardProps) {
	return (
		<div className="choice">
			<label>
				<input {...rest} type={type} className="box" />
				<span className="grow">
					<span className="strong">{title}</span>
					{children && <span className="choice-words meta soft line">{children}</span>}
				</span>
				{end}
			</label>
			{actions && <div className="choice-actions">{actions}</div>}
		</div>
	);
}

/** A chip that can be chosen: edge, tint and a tick show it. */
export function PickChip({
	type = "checkbox",
	label,
	...rest
}: InputProps & { type?: "radio" | "checkbox"; label: ReactNode }) {
	return (
		<label className="pick drawn-choice">
			<input {...rest} type={type} />
			<span>
				<Icon name="check" size="small" />
				{label}
			</span>
		</label>
	);
}
