import { Injectable } from '@nestjs/common';

import type { ImportWarning } from '#core/formats/index.js';

import { CompressedJson } from '../../platform/http/answers/compressed-json.js';
import { ContentQueries } from '../content/content.queries.js';
import { LanguagesService } from '../languages/languages.service.js';
import { isLimited } from '../members/member.js';
import type { Member } from '../members/member.js';
import { projectJson } from './project.view.js';
import type { ProjectState } from './projects.queries.js';

/** Writes whole projects as JSON. */
@Injectable()
export class ProjectJson {
  constructor(
    private readonly languages: LanguagesService,
    private readonly content: ContentQueries,
  ) {}

  /** ProjectDetails as JSON, with what the member may read. */
  async of(project: ProjectState, member: Member, warnings: ImportWarning[]): Promise<CompressedJson> {
    const languages = await this.languages.listLanguages(member);
    const files = await this.content.files(member);
    const groups = await this.content.groups(member);
    const keys = this.content.keysByGroup(member);
    const targetRestricted = isLimited(member);
    return CompressedJson.of(
      projectJson({ project, targetRestricted, languages, files, groups, keys, warnings }),
    );
  }
}
