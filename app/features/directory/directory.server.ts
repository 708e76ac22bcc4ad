/** A page of the directory, each person with their fields in words. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { countryName } from "#workers/features/addresses/rules/countries";
import { directoryFace } from "#workers/features/directory/lists/get-directory";
import { type DirectoryField, directoryFields, showsOrganization } from "#workers/features/directory/rules/fields";
import { loadList } from "~/list/list-loader.server";

/** The page. */
export async function loader(args: LoaderFunctionArgs) {
	const { context, request } = args;
	const { format, translate } = context;
	const written = {
		country: (code: string) => countryName(code, format.language_code),
		hire_date: (day: string) => format.date(day, "recognition"),
	};
	const wordsOf = (field: DirectoryField, value: string) =>
		field === "country" || field === "hire_date" ? written[field](value) : value;
	const list = await loadList(args, directoryFace, {
		shows: ({ id, name, image_url, ...fields }) => ({
			...{ id, name, image_url },
			facts: directoryFields.flatMap((field) => {
				const value = fields[field];
				if (!value) return [];
				return [{ field, label: translate(`directory:fields.${field}`), value: wordsOf(field, value) }];
			}),
		}),
	});
	return {
		title: translate(directoryFace.title),
		list,
		showsTree: showsOrganization(context.account),
		search: new URL(request.url).searchParams.get("search") ?? "",
	};
}
