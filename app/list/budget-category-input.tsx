/** The input of a budget category: what begins as typed is offered while one types; without scripts the server tells what comes near. */
import { useId, useState } from "react";
import { useCall } from "~/call/use-call";
import { TextInput } from "~/ui/text-input";
import { searchDebounceMs } from "~/ui/timings";

/** The input. */
export function BudgetCategoryInput({ name, value }: { name: string; value: string }) {
	const list = useId();
	const [typed, setTyped] = useState("");
	const search_text = typed.trim();
	const { answer } = useCall(
		"autosuggest/autosuggest",
		search_text === "" ? null : { type: "budget_categories", search_text },
		{ afterMs: searchDebounceMs },
	);
	return (
		<>
			<TextInput
				type="search"
				icon="search"
				name={name}
				defaultValue={value}
				list={list}
				maxLength={100}
				autoComplete="off"
				onChange={(event) => setTyped(event.currentTarget.value)}
			/>
			<datalist id={list}>
				{answer?.searchResults.map(({ id, label }) => (
					<option key={id} value={label} />
				))}
			</datalist>
		</>
	);
}
