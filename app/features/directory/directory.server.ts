/** A page of the directory, each person with their fields in words. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { directoryFace } from "#workers/features/directory/lists/get-directory";
import { directoryFields, showsOrganization } from "#workers/features/directory/rules/fields";
import { loadList } from "~/list/list-loader.server";

/** The page. */
export async function loader(args: LoaderFunctionArgs) {
	const { context, request } = args;
	const { format, translate } = context;
	const list = await loadList(args, directoryFace, {
		shows: ({ id, name, image_url, ...fields }) => ({
			...{ id, name, image_url },
			facts: directoryFields.flatMap((field) => {
				const value = fields[field];
				if (!value) return [];
				const words = field === "hire_date" ? format.date(value, "recognition") : value;
				return [{ field, label: translate(`directory:fields.${field}`), value: words }];
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
