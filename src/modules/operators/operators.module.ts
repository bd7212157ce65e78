import { Module } from '@nestjs/common';

import { AccountModule } from '../account/account.module.js';
import { HistoryModule } from '../history/history.module.js';
import { LoggedAccounts } from '../identity/logged-accounts.js';
import { MembersModule } from '../members/members.module.js';
import { ProjectsModule } from '../projects/projects.module.js';
import { TokensModule } from '../tokens/tokens.module.js';
import { InstanceProjectsQueries } from './instance-projects.queries.js';
import { InstanceProjectsService } from './instance-projects.service.js';
import { PeopleQueries } from './people.queries.js';
import { PeopleService } from './people.service.js';
import { PersonDetailsService } from './person-details.service.js';

/** The actions of operators on accounts and projects. They cannot read texts. */
@Module({
  imports: [AccountModule, HistoryModule, MembersModule, ProjectsModule, TokensModule],
  providers: [
    LoggedAccounts,
    PeopleQueries,
    PeopleService,
    PersonDetailsService,
    InstanceProjectsQueries,
    InstanceProjectsService,
  ],
})
export class OperatorsModule {}
