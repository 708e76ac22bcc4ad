/** Choosing a line's quantity: 1 to 5 of what is sold, or a number of one's own. */
import { type ChangeEvent, useEffect, useRef } from "react";
import { timesOfBase } from "#workers/features/catalog/rules/quantity";
import { EndpointForm } from "~/form/endpoint-form";
import { formKey } from "~/form/form-answer";
import { useFormAnswer } from "~/form/form-scope";
import { Button } from "~/ui/button";
import { Select } from "~/ui/select";
import { Stepper } from "~/ui/stepper";
import { useTranslation } from "~/ui/texts";
import { filterDebounceMs } from "~/ui/timings";
import type { Line } from "./line";

/** The form of a line; there is one for each. */
export const lineForm = "cart/save-shopping-cart-item";

/** A form of its own; with scripts a change is sent at once, without them the button sends it. */
export function LineQuantity({ line }: { line: Line }) {
	const { itemId, qty, item } = line;
	const { t } = useTranslation("checkout");
	const { answer } = useFormAnswer(formKey(lineForm, itemId));
	const send = useSendSoon();
	const place = useWhatTheCartHolds(qty);
	const typed = answer?.typed.quantity?.at(-1);
	const isCustom =
		item.may_type_quantity === 1 && (line.custom_quantity_chosen === 1 || !item.quantity_choices.includes(qty));
	const options = item.quantity_choices.map((quantity) => {
		const times = timesOfBase(quantity, item.quantity_step);
		return { value: String(quantity), label: times ? t("multiple", { times, quantity }) : String(quantity) };
	});
	if (!isCustom && !item.quantity_choices.includes(qty)) options.unshift({ value: String(qty), label: String(qty) });
	if (item.may_type_quantity) options.push({ value: "custom", label: t("enterCustomQty") });
	const label = t("quantityOf", { item: item.name });
	return (
		<EndpointForm
			form={lineForm}
			instance={itemId}
			className="cart-quantity"
			preventScrollReset
			hidesProblems
			isSetting
		>
			<input type="hidden" name="data.itemId" value={itemId} ref={place} />
			{isCustom ? (
				<>
					<input type="hidden" name="is_custom" value="1" />
					<Stepper
						name="quantity"
						aria-label={label}
						isSmall
						defaultValue={typed ?? qty}
						min={0}
						step={item.quantity_step}
						max={item.quantity_left ?? undefined}
						onChange={(event) => send(event, filterDebounceMs)}
					/>
				</>
			) : (
				<Select
					name="quantity"
					aria-label={label}
					options={options}
					defaultValue={String(qty)}
					onChange={(event) => send(event, 0)}
				/>
			)}
			<Button size="small" className="without-scripts">
				{t("update")}
			</Button>
		</EndpointForm>
	);
}

/** Shows the cart's quantity when another page or device changed it, unless somebody is at the control. */
function useWhatTheCartHolds(qty: number) {
	const place = useRef<HTMLInputElement>(null);
	useEffect(() => {
		const control = place.current?.form?.elements.namedItem("quantity");
		const isControl = control instanceof HTMLSelectElement || control instanceof HTMLInputElement;
		if (isControl && control !== document.activeElement) control.value = String(qty);
	}, [qty]);
	return place;
}

/** Sends the form of a changed control once it has rested a while. */
function useSendSoon() {
	const timer = useRef<number>();
	useEffect(() => () => window.clearTimeout(timer.current), []);
	return (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>, afterMs: number) => {
		const { form, value } = event.currentTarget;
		window.clearTimeout(timer.current);
		if (value === "") return;
		timer.current = window.setTimeout(() => form?.requestSubmit(), afterMs);
	};
}
