/** A field of a form: label, control by kind, limits, hint and error, all from what its endpoint says of it. */
import type { ReactNode } from "react";
import type { FieldFace, FieldOption } from "#workers/kernel/form-face";
import { Checkbox, ChoiceCard, PickChip, Radio } from "~/ui/choice";
import {
	type ControlAttributes,
	Field,
	FieldError,
	FieldGroup,
	type FieldGroupProps,
	type FieldProps,
} from "~/ui/field";
import { Select } from "~/ui/select";
import { TextArea } from "~/ui/text-area";
import { TextInput, type TextInputProps } from "~/ui/text-input";
import { controlId } from "./form-problems";
import { type Scope, useFormScope } from "./form-scope";

/** From this length on a text has several lines. */
const severalLinesFrom = 300;

/** Props of a field; with `children` the control is the screen's own, and takes name, limits and value from the field. */
export type FormFieldProps = Partial<Omit<FieldProps, "error" | "control" | "children">> &
	Pick<TextInputProps, "type" | "autoComplete" | "icon" | "placeholder"> & {
		of: FieldFace;
		/** Choices as cards, chips or a list of radios in place of a drop-down. */
		layout?: "cards" | "chips" | "list";
		/** Choices in place of all that the endpoint takes. */
		options?: readonly FieldOption[];
		/** The first entry of a drop-down, which chooses nothing. */
		choosePlaceholder?: string;
		/** The whole range of a control, such as the first and last day. */
		min?: string | number;
		max?: string | number;
		rows?: number;
		/** Takes the focus when the page opens: the first field of a page that is its form. */
		isFirst?: boolean;
		children?: ReactNode;
	};

/** The field. */
export function FormField(props: FormFieldProps) {
	const { of, layout, children } = props;
	const scope = useFormScope();
	if (of.kind === "flag" && !children) return <FlagField {...props} scope={scope} />;
	if ((of.kind === "many" || layout) && !children) return <ChoiceField {...props} scope={scope} />;
	const { note, end, hint, keptNote, label = of.label, isLabelHidden, isOptional = !of.isRequired } = props;
	return (
		<Field
			{...{ label, isLabelHidden, note, end, hint, keptNote }}
			isOptional={isOptional && note === undefined}
			id={controlId(scope.id, of.name)}
			error={scope.problems[of.name]?.[0]}
			control={attributesOf(props, scope)}
		>
			{children ?? <Control {...props} />}
		</Field>
	);
}

function Control({ of, options, choosePlaceholder, type, autoComplete, icon, placeholder, rows }: FormFieldProps) {
	if (of.kind === "choice" || options)
		return (
			<Select
				options={[...(options ?? of.options ?? [])]}
				placeholder={choosePlaceholder}
				autoComplete={autoComplete}
			/>
		);
	if (((of.maxLength ?? 0) > severalLinesFrom || rows !== undefined) && type === undefined)
		return <TextArea rows={rows ?? 4} placeholder={placeholder} />;
	const asked = type ?? typeOf(of);
	const kind = asked === "email" ? ({ type: "text", inputMode: "email" } as const) : { type: asked };
	return <TextInput {...{ ...kind, autoComplete, icon, placeholder }} />;
}

function typeOf({ kind, format }: FieldFace): string {
	if (kind === "number") return "number";
	return format === "email" || format === "date" ? format : "text";
}

/** What the control of a field needs to be sent, checked and filled. */
function attributesOf({ of, type, min, max, isFirst }: FormFieldProps, scope: Scope): ControlAttributes {
	const { name, kind, isRequired } = of;
	const isNumber = kind === "number";
	return {
		name,
		form: scope.id,
		required: isRequired || undefined,
		defaultValue: type === "password" ? undefined : scope.valuesOf(name)?.at(-1),
		autoFocus: takesFocus(scope, name, isFirst) || undefined,
		...(kind === "text" ? { minLength: of.minLength, maxLength: of.maxLength } : {}),
		...(isNumber ? { min: of.min, max: of.max, step: of.step, inputMode: "numeric" as const } : {}),
		...(min === undefined ? {} : { min }),
		...(max === undefined ? {} : { max }),
	};
}

/** The browser itself leads to the first wrong field of a page that was refused without scripts. */
function takesFocus({ face, answer, problems }: Scope, name: string, isFirst = false): boolean {
	const firstWrong = Object.keys(face.fields).find((field) => problems[field]);
	return firstWrong === undefined ? isFirst && answer === undefined : firstWrong === name;
}

type InScope = FormFieldProps & { scope: Scope };

/** A box that says yes; the hidden field before it says no. */
function FlagField({ of, label = of.label, hint, scope }: InScope) {
	const { name } = of;
	const id = controlId(scope.id, name);
	const error = scope.problems[name]?.[0];
	return (
		<div className="field">
			<input type="hidden" name={name} value="0" form={scope.id} />
			<Checkbox
				id={id}
				name={name}
				value="1"
				form={scope.id}
				defaultChecked={scope.valuesOf(name)?.at(-1) === "1"}
				required={of.isRequired || undefined}
				aria-invalid={error ? true : undefined}
				aria-describedby={error ? `${id}-error` : undefined}
				label={label}
			/>
			{hint && <div className="hint">{hint}</div>}
			{error && <FieldError id={`${id}-error`} text={error} />}
		</div>
	);
}

/** A group whose choices the screen draws by itself, named as the field; legend, error and the place to which a message leads come from it. */
export function FormGroup({
	of,
	...group
}: Omit<FieldGroupProps, "legend" | "error" | "id"> & { of: FieldFace; legend?: string }) {
	const scope = useFormScope();
	return (
		<FieldGroup legend={of.label} {...group} id={controlId(scope.id, of.name)} error={scope.problems[of.name]?.[0]} />
	);
}

/** One or several of a few, all in sight. */
function ChoiceField({ of, label = of.label, hint, layout, options = of.options ?? [], scope }: InScope) {
	const { name } = of;
	const chosen = scope.valuesOf(name) ?? [];
	const type = of.kind === "many" ? "checkbox" : "radio";
	const one = ({ value, label: words }: FieldOption, at: number) => {
		const shared = { name, value, form: scope.id, defaultChecked: chosen.includes(value) };
		const id = at === 0 ? controlId(scope.id, name) : undefined;
		if (layout === "cards") return <ChoiceCard key={value} {...shared} id={id} type={type} title={words} />;
		if (layout === "chips") return <PickChip key={value} {...shared} id={id} type={type} label={words} />;
		return type === "radio" ? (
			<Radio key={value} {...shared} id={id} label={words} />
		) : (
			<Checkbox key={value} {...shared} id={id} label={words} />
		);
	};
	return (
		<FieldGroup legend={label} hint={hint} layout={layout} error={scope.problems[name]?.[0]}>
			{of.kind === "many" && <input type="hidden" name={name} value="" form={scope.id} />}
			{options.map(one)}
		</FieldGroup>
	);
}
