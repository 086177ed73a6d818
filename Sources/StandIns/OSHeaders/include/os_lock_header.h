// What `import os.lock` names; the Swift module `os` declares it all.
#pragma once
