import { type ProjectStatus, statuses } from '../status.ts';
import { type Field, isHidden, type ProjectName, projectList } from './project-list.ts';

/** Every project that is shown, in the order of the list. */
export const projectNames = (Object.keys(projectList) as ProjectName[]).filter((name) => !isHidden(name));

/** What the overview can be filtered by: the statuses that occur, and the fields. */
export const filterStatuses = (Object.keys(statuses) as ProjectStatus[]).filter((status) =>
  projectNames.some((name) => projectList[name].status === status),
);
export const filterFields = [...new Set(projectNames.map((name) => projectList[name].field))];

export interface ProjectFilter {
  status?: ProjectStatus;
  field?: Field;
}

/** A filter as a query, status first: the one spelling that has a prerendered page. */
export function filterQuery({ status, field }: ProjectFilter): string {
  return [status && `status=${status}`, field && `field=${field}`].filter(Boolean).join('&');
}

/** The filter that a query asks for; what it does not know it leaves out. */
export function parseFilter(query: URLSearchParams): ProjectFilter {
  return {
    status: filterStatuses.find((status) => status === query.get('status')),
    field: filterFields.find((field) => field === query.get('field')),
  };
}

/** The projects that pass a filter, in the order of the list. */
export const filterProjects = ({ status, field }: ProjectFilter): ProjectName[] =>
  projectNames.filter(
    (name) => (!status || projectList[name].status === status) && (!field || projectList[name].field === field),
  );

/** Every filter but the empty one, as queries: each has a page of its own. */
export const filterQueries: readonly string[] = [undefined, ...filterStatuses]
  .flatMap((status) => [undefined, ...filterFields].map((field) => filterQuery({ status, field })))
  .filter((query) => query !== '');
