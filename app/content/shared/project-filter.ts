import { type ProjectStatus, statuses } from '../status.ts';
import { type Field, isShown, type ProjectName, projectList } from './project-list.ts';

/** Every visible project, in the order of the list. */
export const projectNames = (Object.keys(projectList) as ProjectName[]).filter(isShown);

/** The filter values: the statuses in use, and the fields. */
export const filterStatuses = (Object.keys(statuses) as ProjectStatus[]).filter((status) =>
  projectNames.some((name) => projectList[name].status === status),
);
export const filterFields = [...new Set(projectNames.map((name) => projectList[name].field))];

export interface ProjectFilter {
  status?: ProjectStatus;
  field?: Field;
}

/** A filter as a query, status first: the canonical form, which is prerendered. */
export function filterQuery({ status, field }: ProjectFilter): string {
  return [status && `status=${status}`, field && `field=${field}`].filter(Boolean).join('&');
}

/** The filter of a query; unknown values are ignored. */
export function parseFilter(query: URLSearchParams): ProjectFilter {
  return {
    status: filterStatuses.find((status) => status === query.get('status')),
    field: filterFields.find((field) => field === query.get('field')),
  };
}

/** The projects that match a filter, in the order of the list. */
export const filterProjects = ({ status, field }: ProjectFilter): ProjectName[] =>
  projectNames.filter(
    (name) => (!status || projectList[name].status === status) && (!field || projectList[name].field === field),
  );

/** Every non-empty filter as a query; each has a prerendered page. */
export const filterQueries: readonly string[] = [undefined, ...filterStatuses]
  .flatMap((status) => [undefined, ...filterFields].map((field) => filterQuery({ status, field })))
  .filter((query) => query !== '');
